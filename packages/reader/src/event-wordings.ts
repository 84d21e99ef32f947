/** What is waited for and when, said in other words. */
import { type Normalisation, within } from './clause.ts';

const DEED =
  '(?=(?:is|was) (?:destroyed by battle|targeted for an attack|Tributed)\\b|destroys\\b|declares\\b|battles\\b|attacks\\b|inflicts\\b|activates\\b)';
const MINE =
  '((?:(?:"[^"]*"|[A-Z][\\w-]*|Level \\d+|or(?: higher| lower)?|face-up|Defense Position|Attack Position),? )*)(monster|Monster) ';
/** Whose monster does something. */
const WHOSE: readonly Normalisation[] = [
  {
    is: 'a monster of its player',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your (?="?(?:[aeioAEIO]|Xyz))${MINE}${DEED}`, 'g'),
    to: '$1 an $2$3 you control ',
  },
  {
    is: 'a monster of its player',
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your ${MINE}${DEED}`, 'g'),
    to: '$1 a $2$3 you control ',
  },
  {
    is: "a monster of the opponent's",
    from: new RegExp(`\\b([Ww]hen|[Ii]f) your opponent's monster ${DEED}`, 'g'),
    to: "$1 an opponent's monster ",
  },
];
const TIMES: readonly Normalisation[] = [
  {
    is: 'what is so while it happens',
    from: within(
      '\\b((?:When|If) (?:[^:.",]|"[^"]*"|, or (?:monster )?effect,)*), while (?=you (?:control|have) (?:[^:;."]|"[^"]*")*:)',
    ),
    to: '$1 while ',
  },
  {
    is: 'a battle, then its point in time',
    from: within('(^|[.)] |\\n|● )If (this card battles ~), (before|during|after) damage calculation: '),
    to: '$1@$3 damage calculation, if $2: ',
  },
  {
    is: 'either Main Phase or the Battle Phase',
    from: /\b([Dd]uring (?:the|your|your opponent's) Main) or (?=Battle Phase\b)/g,
    to: '$1 Phase or ',
  },
  {
    is: 'one event or another of the same card',
    from: within('\\b((?:When|If) this card ~), or if (this card in your possession is ~:)'),
    to: '$1 or $2',
  },
  {
    is: 'destroyed by battle, in another order',
    from: /\b(is destroyed) and sent to the GY by battle\b/g,
    to: '$1 by battle and sent to the GY',
  },
  {
    is: 'a result of battle',
    from: /\b(destroyed|destroys? [^.,;:"]*) as a result of battle\b/g,
    to: '$1 by battle',
  },
  {
    is: 'added to the hand of its owner',
    from: /\b([Ii]f|[Ww]hen) (this card is added from) (?:your|the) Deck to your hand\b/g,
    to: '$1 $2 your Deck to the hand',
  },
  {
    is: 'a Synchro Material Monster',
    from: /\bas an? (Synchro|Fusion|Link) Material(?: Monster)?(?=:)/g,
    to: 'as $1 Material',
  },
  {
    is: 'your phase, without a colon',
    from: /(^|[.)] |\n)During your ((?:Standby|End|Draw) Phase), (inflict|gain|draw) (?![^.]*\b(?:unless|or|you can)\b)/g,
    to: '$1During your $2: @$3 ',
  },
];
/** Of an event that speaks of no other card, "it" is the card itself. */
const ITSELF: readonly Normalisation[] = [
  ['It (gains|loses)', 'This card $2'],
  ['Its (ATK|DEF|ATK/DEF|Level)', "This card's $2"],
].map(([from, to]) => ({
  is: 'the card itself is it',
  from: new RegExp(
    `\\b((?:When|If) this card (?:is (?:Normal|Special|Flip|Tribute|Synchro|Fusion|Xyz|Link|Ritual)(?: or (?:Special|Flip))? Summoned|is flipped face-up|declares an attack|battles|inflicts battle damage to your opponent(?: by a direct attack)?): )${from}\\b`,
    'g',
  ),
  to: `$1${to}`,
}));
export const EVENT_WORDINGS: readonly Normalisation[] = [...WHOSE, ...TIMES, ...ITSELF];
