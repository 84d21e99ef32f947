/** What is the same in other words or in another layout. Nothing else is made equal; least of all a pronoun. */

import { ACTIVATED_WORDINGS, EQUIP_WORDINGS, UNION_WORDINGS } from './activated-wordings.ts';
import { type Normalisation, reworded } from './clause.ts';
import { APPLYING_WORDINGS, CONTINUOUS_WORDINGS } from './restriction-wordings.ts';
import { inPrintersWords, withCapitals } from './wordings.ts';

export type { Normalisation };

/** Words that the game itself has replaced, and words for which printed texts have two spellings. */
export const NORMALISATIONS: readonly Normalisation[] = [
  { is: 'quotation marks', from: /[“”]/g, to: '"' },
  { is: 'apostrophes', from: /[‘’]/g, to: "'" },
  { is: 'the Graveyard is the GY', from: /\bGraveyard\b/g, to: 'GY' },
  { is: 'both Graveyards are the GYs', from: /\bGraveyards\b/g, to: 'GYs' },
  { is: 'Life Points are LP', from: /\bLife Points\b/g, to: 'LP' },
  { is: 'Types without "-Type"', from: /-Type\b/g, to: '' },
  {
    is: 'one or more: "monster(s)"',
    from: /\((?:s|es)\)(?!(?:[^.,;:"]|"[^"]*")* would be destroyed)/g,
    to: '',
  },
  {
    is: 'Spells and Traps are cards',
    from: /(?<!activate (?:any )?(?:Spell\/)?)\b(Spell|Trap) Cards(?= (?:from|in|your|you|on|they|with)|[.,;:])/g,
    to: '$1s',
  },
  {
    is: 'a Spell or Trap is a card',
    from: /\b(Spell|Trap) Card(?= (?:from|in|your|you|on|they)|[.;]|,(?! or (?:another )?monster))/g,
    to: '$1',
  },
  { is: 'Spells and Traps as one kind', from: /\bSpells? and Traps?(?: Cards)?\b/g, to: 'Spells/Traps' },
  { is: 'Spells and Traps in one word', from: /\bSpell\/Traps\b/g, to: 'Spells/Traps' },
  { is: 'what is detached is material', from: /(etach \d+ )Xyz Material/g, to: '$1material' },
  { is: 'thousands without a comma', from: /(\d),(?=\d{3}\b)/g, to: '$1' },
  { is: 'points of damage', from: /\b(\d+) points of damage\b/g, to: '$1 damage' },
  { is: 'a GY of either player', from: /\beither player's GY\b/g, to: 'either GY' },
  {
    is: 'an opponent is your opponent',
    from: /\ban opponent's (card effect|card|monster effect)\b(?=s? \(|[:,.]| and)/g,
    to: "your opponent's $1",
  },
  { is: 'where the card itself is', from: /\bthis card is in the GY\b/g, to: 'this card is in your GY' },
  { is: 'by battle or by card effects', from: /\bby battle or by (card effects?)\b/g, to: 'by battle or $1' },
  { is: 'by a card effect', from: /\bby a card effect\b/g, to: 'by card effect' },
  {
    is: 'by battle or card effect, in parentheses',
    from: /\bby your opponent's card \((?:either )?by battle or (?:by )?card effect\)/g,
    to: "by your opponent's battle or card effect",
  },
  { is: 'whose field is meant', from: /\bon your side of the field\b/g, to: 'you control' },
  {
    is: 'piercing battle damage is inflicted to the opponent',
    from: /\b(inflict (?:double )?piercing battle damage)(?! to your opponent)\b/g,
    to: '$1 to your opponent',
  },
  { is: 'what is equipped lies face-up', from: /\b(Equip only to an? )face-up /g, to: '$1' },
  { is: 'an Xyz Monster after the article', from: /\b(Equip only to) a (?=Xyz|[AEIO])/g, to: '$1 an ' },
  { is: 'a Tuner is a monster', from: /(?<!non-)\bTuner monster(s?)\b/g, to: 'Tuner$1' },
  {
    is: 'what is used as Fusion Material for a Fusion Summon',
    from: /\bas (Fusion|Synchro|Xyz|Link) Materials?(?= for an? \1 Summon)/g,
    to: 'as material',
  },
  {
    is: 'leave to do something is leave to activate it',
    from: /\bYou can activate this effect; (?=(?:add|banish|destroy|discard|draw|excavate|gain|inflict|place|return|reveal|send|Set|shuffle|Special|take|Tribute)\b)/g,
    to: 'You can ',
  },
  {
    is: 'other cards are all except this card',
    from: /\b(each|all) ((?:[^.,;:"]|"[^"]*")*), except this card\b/g,
    to: '$1 other $2',
  },
  {
    is: 'the effect is this effect',
    from: /\bYou can only use the effect of\b/g,
    to: 'You can only use this effect of',
  },
  {
    is: 'once is one',
    from: /\bYou can only activate ("[^"]*") once per (turn|Duel)\b/g,
    to: 'You can only activate 1 $1 per $2',
  },
  {
    is: 'one banished card',
    from: /\b1 of (your|your opponent's) banished ((?:[^.,;:"]|"[^"]*")*?)\b(monster|card|Spell|Trap|Monster)s(?=[.,;])/g,
    to: '1 $2$3 in $1 banishment',
  },
  {
    is: 'several banished cards',
    from: /\b(\d|up to \d) of (your|your opponent's) banished ((?:[^.,;:"]|"[^"]*")*?)\b(monsters|cards|Spells|Traps|Monsters)(?=[.,;])/g,
    to: '$1 $3$4 in $2 banishment',
  },
  {
    is: 'where what is revealed is',
    from: /\b([Rr]eveal (?:[^.,;:"]|"[^"]*")*) in (your hand)\b/g,
    to: '$1 from $2',
  },
  {
    is: 'the only way is no other way',
    from: /\b(Must be Special Summoned (?:[^.:"]|"[^"]*")*?),? and cannot be Special Summoned by other ways\./g,
    to: '$1.',
  },
  {
    is: 'with a card is by its effect',
    from: /\bMust (first )?be Special Summoned with (?=")/g,
    to: 'Must $1be Special Summoned by ',
  },
  {
    is: 'several Tokens of a name',
    from: /\b(all|of|each|other|no|any number of|\d+(?: or more)?) "([^"]* Token)s"(?! \()/g,
    to: '$1 "$2"',
  },
  { is: 'line breaks within a paragraph', from: / *\r?\n */g, to: '\n' },
];
/** What is not said of Traps: their effects in the GY can be used in any phase but that which they name. */
const NOT_OF_TRAPS: readonly Normalisation[] = [
  {
    is: 'not in the turn in which it was sent there',
    from: /\bDuring your Main Phase, except the turn this card was sent to (?:the|your) GY: (?=You can (?:[^.;:"]|"[^"]*")*this card from your GY)/g,
    to: 'If this card was not sent there this turn: ',
  },
];
/** What monsters say of themselves. */
const OF_MONSTERS: readonly Normalisation[] = [
  // Of a Spell these words do not change its Spell Speed, and a Trap need not say them.
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
  {
    is: "what can be used once in the opponent's turn is used in that turn",
    from: /\bOnce per opponent's turn(?: \(Quick Effect\))?: You can/g,
    to: "Once per turn, during your opponent's turn (Quick Effect): You can",
  },
  {
    is: 'what is called a Quick Effect at its end',
    from: /((?:^|[.)] |\n|● )(?:Once per turn, d|D)uring (?:your opponent's|the) (?:turn|Main Phase or Battle Phase|Main Phase|Battle Phase)): You can ((?:[^."]|"[^"]*")*?) \(this is a Quick Effect\)\./g,
    to: '$1 (Quick Effect): You can $2.',
  },
  ...['During', 'during'].map((word) => ({
    is: "what answers in either player's turn is a Quick Effect",
    from: new RegExp(`\\b${word} either player's turn, (when|if) ([^:]*): You can`, 'g'),
    to: `${word === 'During' ? '@' : ''}$1 $2 (Quick Effect): You can`,
  })),
  {
    is: 'what a monster does as a Continuous Trap is a Quick Effect',
    from: /\b(During the Main Phase, if this card is) (?:treated as )?(a Continuous Trap): You can/g,
    to: '$1 $2 (Quick Effect): You can',
  },
  ...UNION_WORDINGS,
  {
    is: 'what is said to be a Quick Effect at its end',
    from: /(^|[.)] |\n|● )((?:[^.:;"(]|"[^"]*")*): (You can (?:[^."(]|"[^"]*")*) \(this is a Quick Effect\)\./g,
    to: '$1$2 (Quick Effect): $3.',
  },
  ...CONTINUOUS_WORDINGS,
  {
    is: 'a Gemini monster need not say "this card"',
    from: /((?:this effect|these effects)[.:]\s*● )This card (gains|loses|cannot|must)\b/g,
    to: '$1@$2',
  },
  {
    is: 'a Continuous Effect of a monster need not say "this card"',
    from: /(^|[.)] |\n)This card (gains|loses|cannot|must)\b(?![^.]*(?:to resolve this effect|the turn you activate|\bthis turn\.))/g,
    to: '$1@$2',
  },
  { is: 'what can do it is this card', from: /(^|[.)] |\n|● )Can (?=[a-z])/g, to: '$1This card can ' },
  {
    is: 'what must be activated is neither too late nor too early',
    from: /(^|[.)] |\n|● )When ((?:[^:."]|"[^"]*")*): (?!You can|Once|(?:[^.]*, )?you can)/g,
    to: '$1If $2: ',
  },
];
const applied = (all: readonly Normalisation[], text: string): string => all.reduce(reworded, text);
/** What kind of card says it, and whether it stays on the field once it is activated. */
export interface SaidBy {
  readonly kind: 'Monster' | 'Spell' | 'Trap';
  readonly stays: boolean;
}
/** The text in the words in which it is read; of a monster it may leave out whom it speaks of. */
export const normalised = (
  text: string,
  { kind, stays }: SaidBy = { kind: 'Spell', stays: false },
): string => {
  const printers = inPrintersWords(applied(NORMALISATIONS, text).trim());
  const words = kind === 'Trap' ? printers : applied(NOT_OF_TRAPS, printers);
  const said = kind === 'Monster' ? applied(OF_MONSTERS, words) : words;
  const applying =
    kind !== 'Monster' && stays
      ? applied([...ACTIVATED_WORDINGS, ...(kind === 'Spell' ? EQUIP_WORDINGS : [])], said)
      : said;
  const lasting = kind === 'Monster' || stays ? applied(APPLYING_WORDINGS, applying) : applying;
  return withCapitals(lasting);
};
