/** What is the same in other words or in another layout. Nothing else is made equal; least of all a pronoun. */

/** One spelling and the one that it is read as. */
export interface Normalisation {
  readonly is: string;
  readonly from: RegExp;
  readonly to: string;
}
/** Words that the game itself has replaced, and words for which printed texts have two spellings. */
export const NORMALISATIONS: readonly Normalisation[] = [
  { is: 'quotation marks', from: /[“”]/g, to: '"' },
  { is: 'apostrophes', from: /[‘’]/g, to: "'" },
  { is: 'the Graveyard is the GY', from: /\bGraveyards?\b/g, to: 'GY' },
  { is: 'Life Points are LP', from: /\bLife Points\b/g, to: 'LP' },
  { is: 'Types without "-Type"', from: /-Type\b/g, to: '' },
  { is: 'Spells and Traps are cards', from: /\b(Spell|Trap) Cards?(?= (?:from|in|your|you|on))/g, to: '$1' },
  { is: 'one or more: "monster(s)"', from: /\((?:s|es)\)/g, to: '' },
  { is: 'what is detached is Xyz Material', from: /(etach \d+ )material/g, to: '$1Xyz Material' },
  { is: 'thousands without a comma', from: /(\d),(?=\d{3}\b)/g, to: '$1' },
  { is: 'points of damage', from: /\b(\d+) points of damage\b/g, to: '$1 damage' },
  {
    is: "what can be used in either player's turn is a Quick Effect",
    from: /\b(Once per turn), during either player's turn: You can/g,
    to: '$1 (Quick Effect): You can',
  },
  {
    is: "what can be used in either player's turn is a Quick Effect, without a limit",
    from: /\bDuring either player's turn: You can/g,
    to: '(Quick Effect): You can',
  },
  { is: 'Spells and Traps as one kind', from: /\bSpell and Trap(?: Cards)?\b/g, to: 'Spells/Traps' },
  { is: 'a GY of either player', from: /\beither player's GY\b/g, to: 'either GY' },
  {
    is: 'an opponent is your opponent',
    from: /\ban opponent's card effect\b/g,
    to: "your opponent's card effect",
  },
  { is: 'where the card itself is', from: /\bthis card is in the GY\b/g, to: 'this card is in your GY' },
  { is: 'by battle or by card effects', from: /\bby battle or by (card effects?)\b/g, to: 'by battle or $1' },
  { is: 'line breaks within a paragraph', from: / *\r?\n */g, to: '\n' },
];
export const normalised = (text: string): string =>
  NORMALISATIONS.reduce((words, { from, to }) => words.replace(from, to), text).trim();
