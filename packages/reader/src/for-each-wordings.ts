/** So much for each, and as many as: counted by the cards of which the text has spoken. */
import { type Normalisation, within } from './clause.ts';

/** Attacks beside the one, as the printer says them. */
const ADDITIONAL: readonly Normalisation[] = [
  {
    is: 'an attack more for each, said first',
    from: within(
      '\\b(for each ~), (this card|it) gains 1 additional attack during each Battle Phase(?: this turn)?\\.',
    ),
    to: 'this turn, $2 gains 1 additional attack $1 during each Battle Phase.',
  },
];
/** So much for each card to which something was just done. */
const DONE_TO =
  '(?:destroyed|banished|returned|discarded|sent|Tributed|shuffled|added|Special Summoned|drawn|removed|detached)';
const BY_THIS =
  '(?: (?:into the Deck|to the GY|to (?:the|your) hand|by this effect|with this effect|this way|to activate this (?:card|effect)))*';
const ENDS = '(?=[.,;]| until)';
/** The cards of which a sentence has spoken last, by their noun; of several kinds nobody knows which are meant. */
const spokenOf = (before: string): string | undefined => {
  const [clause = ''] = /(?:[^.\n"]|"[^"]*")*$/.exec(before) ?? [];
  const plain = clause.replace(/"[^"]*"/g, '');
  const nouns = plain.match(/\b(?:monsters|cards|Spells\/Traps|Spells|Traps|Tokens)\b/g) ?? [];
  return nouns.at(-1);
};
const ofThose =
  (noun: string | undefined) =>
  (all: string, ...found: readonly unknown[]): string => {
    const [text, at] = [String(found.at(-1)), Number(found.at(-2))];
    const named = noun ?? String(found[0]);
    const those = spokenOf(text.slice(0, at));
    const isSame = those !== undefined && (named === 'card' || those === `${named}s` || named === '');
    return isSame ? `for each of those ${those}` : all;
  };
/** As many as those of which the text has spoken last. */
const asManyAs =
  (words: (those: string, ...found: readonly string[]) => string) =>
  (all: string, ...found: readonly unknown[]): string => {
    const [text, at] = [String(found.at(-1)), Number(found.at(-2))];
    const those = spokenOf(text.slice(0, at));
    return those === undefined ? all : words(those, ...found.slice(0, -2).map((one) => String(one ?? '')));
  };
const AS_MANY: readonly Normalisation[] = [
  {
    is: 'up to as many as it was done to',
    from: new RegExp(
      `,? up to the number of (monsters|cards|Tokens|Spells|Traps) ${DONE_TO}${BY_THIS}(?=[.,;])`,
      'g',
    ),
    to: ', up to the number of those $1',
  },
  {
    is: 'as many, said first',
    from: within(
      '(?<=[;,] (?:then |and if you do, )?)(destroy|banish|return) an equal number of (~(?:cards|monsters|Spells/Traps)(?: (?:on the field|you control|your opponent controls))?)( to the hand)?(?=[.,])',
    ),
    to: asManyAs(
      (those, verb, what, where) => `${verb} ${what}${where} equal to the number of those ${those}`,
    ),
  },
  {
    is: 'as many cards are drawn',
    from: /\b(?<=then |and if you do, |also )draw (?:the same number of cards|that (?:same )?number of cards|that many cards)(?: you (?:discarded|returned|shuffled|destroyed))?(?=[.,])/g,
    to: asManyAs((those) => `draw 1 card for each of those ${those}`),
  },
  {
    is: 'a card for each',
    from: within(
      '\\b([Dd])raw (?:a number of )?cards,? equal to the number of (?:(~(?:monster|card|Spell|Trap|Spell/Trap|Monster|Token))s|("[^"]*")) (you control|your opponent controls|on the field|in your (?:GY|hand|banishment))(?=[.,])',
    ),
    to: (_: string, letter = '', noun = '', name = '', where = '') =>
      `${letter}raw 1 card for each ${noun || name} ${where}`,
  },
];
export const FOR_EACH_WORDINGS: readonly Normalisation[] = [
  ...AS_MANY,
  ...ADDITIONAL,
  {
    is: 'for each card to which it was done',
    from: new RegExp(
      `\\bfor each (monster|card|Spell|Trap|Token)(?: Card)? ${DONE_TO}${BY_THIS}${ENDS}`,
      'g',
    ),
    to: ofThose(undefined),
  },
  {
    is: 'for each such card',
    from: new RegExp(`\\bfor each ${DONE_TO} (monster|card|Spell|Trap)${BY_THIS}${ENDS}`, 'g'),
    to: ofThose(undefined),
  },
  {
    is: 'for each',
    from: new RegExp(`(?<=\\d (?:ATK|DEF|ATK\\/DEF|damage to your opponent|LP|cards?) )for each${ENDS}`, 'g'),
    to: ofThose(''),
  },
];
