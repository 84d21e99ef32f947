/** Of which card a value is, and how a value or a Level changes, said in other words. */
import { type Normalisation, within } from './clause.ts';

const STAT = '(?:original )?(?:ATK\\/DEF|ATK|DEF|Level|Rank)';
const DONE = 'banished|Tributed|discarded|destroyed|sent|returned|revealed|Special Summoned';
/** A subject stands between the card and its value, so that the value is "that monster's". */
const CHANGES =
  "(?:[Tt]his card|[Ii]t|[Tt]hat (?:target|monster|opponent's monster)) (?:gains|loses) (?:ATK|DEF|ATK\\/DEF) equal to (?:half )?";
const RAISED =
  "(?:[Tt]his card's|[Ii]ts) (?:Level|ATK|DEF|original ATK) (?:becomes|is increased by|is reduced by) (?:half )?";

/** The value of a card that was spoken of. */
const OF_THAT: readonly Normalisation[] = [
  {
    is: 'a value that stands behind its card',
    from: /\bthe ((?:original )?(?:ATK|DEF|Level|Rank)) of (that (?:monster|target|card))(?= x \d|[.,;]| until| in the GY)/g,
    to: "$2's $1",
  },
  {
    is: 'the value is said once',
    from: /\b(ATK|DEF|ATK\/DEF|Level)( becomes?| is increased by| is reduced by) (?:the same as )?(that (?:monster|target)'s)(?=[.,;]| until)/g,
    to: '$1$2 $3 $1',
  },
  {
    is: 'of the card to which it was done, behind what changes',
    from: new RegExp(
      `\\b(${CHANGES}|${RAISED})(?:the|that) (?:${DONE}) monster's (?=${STAT}(?: x \\d|[.,;]| until))`,
      'g',
    ),
    to: "$1that monster's ",
  },
  {
    is: 'of the card to which it was done, said behind the value',
    from: new RegExp(
      `\\b(${CHANGES}|${RAISED})the (${STAT}) of the (?:(?:${DONE}) monster|monster (?:sent to the GY|banished|Tributed|discarded|returned)(?: by this effect| to activate this (?:card|effect)| this way)?)(?= x \\d|[.,;]| until)`,
      'g',
    ),
    to: "$1that monster's $2",
  },
];
/** What was paid or sent is what "it" means, where no target was spoken of. */
const ONE = '(?:(?!arget )(?:[^.;:"]|"[^"]*"))*?';
const HURTS = '(?:inflict damage to your opponent|gain LP|take damage) equal to (?:half )?';
const OF_IT: readonly Normalisation[] = [
  ...[
    `(?:the|that) (?:${DONE}) (?:monster|card)'s ((?:original )?(?:ATK|DEF|Level))(?: on the field)?`,
    `the ((?:original )?(?:ATK|DEF|Level)) of the (?:${DONE}) (?:monster|card)`,
    "that monster's ((?:original )?(?:ATK|DEF|Level))",
  ].map((whose) => ({
    is: 'what was paid or sent had it',
    from: within(
      `((?:^|[.:] |\\n|[Yy]ou can )(?:[Tt]ribute|[Dd]iscard|[Ss]end|[Bb]anish) 1 ${ONE}(?:; |, and if you do, |, then )${HURTS})${whose}(?= x \\d|\\.| and )`,
    ),
    to: '$1its $2',
  })),
  {
    is: 'what was destroyed had it',
    from: new RegExp(
      `\\b([Dd]estroy (?:it|that target|that monster), (?:and if you do|then), ${HURTS})(?:the destroyed monster's|that (?:destroyed )?monster's|that target's) (original (?:ATK|DEF|Level)|ATK|DEF)(?= x \\d|[.,])`,
      'g',
    ),
    to: '$1its $2',
  },
  {
    is: 'what was destroyed by battle has it in the GY',
    from: within(
      "(destroys an? ~ by battle and sends it to (?:the|their) GY: (?:Inflict damage to your opponent|Gain LP) equal to (?:half )?)(?:the (?:original )?(ATK|DEF) of the destroyed monster(?: in the GY)?|the (?:original )?(ATK|DEF) of that monster in the GY|(?:the destroyed|that) monster's (?:original )?(ATK|DEF) in the GY|its (?:original )?(ATK|DEF) in the GY)(?=\\.| x \\d)",
    ),
    to: "$1that monster's original $2$3$4$5",
  },
  {
    is: 'the Level of what was destroyed by battle',
    from: within(
      '(destroys an? ~ by battle and sends it to (?:the|their) GY: (?:Inflict damage to your opponent|Gain LP) equal to (?:half )?)the original Level of (?:the destroyed monster|that monster in the GY)(?= x \\d)',
    ),
    to: "$1that monster's original Level",
  },
];
/** Levels that are increased, reduced or become something. */
const LEVELS: readonly Normalisation[] = [
  {
    is: 'the Level of this card is changed by a value',
    from: new RegExp(
      `\\b([Ii]ncrease|[Rr]educe) (?:this card's Level|the Level of this card) by (?:the (${STAT}) of (?:that monster|the (?:${DONE}) monster)|(?:that|the (?:${DONE})) monster's(?: (${STAT}))?)(?=[.,;]| until)`,
      'g',
    ),
    to: (_: string, verb = '', behind = '', before = '') => {
      const [change, letter] = [
        `Level is ${verb.toLowerCase()}d by that monster's`,
        verb.charAt(0) === verb.charAt(0).toUpperCase() ? 'T' : 't',
      ];
      return `${letter}his card's ${change} ${behind || before || 'Level'}`;
    },
  },
  {
    is: 'the Level that this card becomes',
    from: /\bmake this card (?:become )?Level (\d+)(?=[.,;]| until)/g,
    to: "this card's Level becomes $1",
  },
  {
    is: 'the Level that all of them become',
    from: within('\\bmake (all ~) (?:become )?Level (\\d+)(?=[.,;]| until)'),
    to: 'the Level of $1 becomes $2',
  },
  {
    is: 'during which phase only',
    from: within(
      '(^|[.)] |\\n)Increase the Levels? of (all ~) by (\\d+) during (the (?:Main Phase|Battle Phase|Main Phase and Battle Phase))(?: only)?\\.',
    ),
    to: (_: string, start = '', all = '', by = '', when = '') =>
      `${start}During ${when.replace(' and ', ' or ')}, the Level of ${all} is increased by ${by}.`,
  },
  {
    is: 'Levels that are changed',
    from: within(
      '(^|[.)] |\\n|: |; )([Ii]ncrease|[Rr]educe) the Levels? of (all ~) by (\\d+)(,? until the (?:End Phase|end of this turn))?\\.',
    ),
    to: (_: string, start = '', verb = '', all = '', by = '', until = '') =>
      `${start}${verb.startsWith('I') || verb.startsWith('R') ? 'T' : 't'}he Level of ${all} is ${verb.toLowerCase()}d by ${by}${until.replace(',', '')}.`,
  },
  { is: 'the Level of several', from: /\b(their) Levels (become) (?=\d)/g, to: '$1 Level becomes ' },
  {
    is: 'the Level of several, changed',
    from: /\b(their) Levels? (?:are|is) (increased|reduced) by (?=\d)/g,
    to: '$1 Level is $2 by ',
  },
];
/** What a card is worth by what is counted. */
const WORTH: readonly Normalisation[] = [
  {
    is: 'the value of the card itself is what is counted',
    from: /(^|[.)] |\n)(?:The (original )?(ATK\/DEF|ATK and DEF|ATK|DEF) of this card|This card's (original )?(ATK\/DEF|ATK and DEF|ATK|DEF)) (?:is|are|becomes?|equals) (?:each )?(?:equal to )?(?=the (?:number|combined|total)\b)/g,
    to: (_: string, start = '', original = '', what = '', originally = '', which = '') => {
      const value = (what || which).replace(' and ', '/');
      return `${start}This card's ${original || originally}${value} ${value.includes('/') ? 'become' : 'becomes'} `;
    },
  },
  {
    is: 'how many banished cards a player has',
    from: within(
      "\\b(the number of) (your|your opponent's) banished (~)(monsters|cards|Spells|Traps)(?= x \\d|[.,;]| until)",
    ),
    to: '$1 $3$4 in $2 banishment',
  },
  {
    is: 'half of what it is worth by its nature',
    from: /(^|[.)] |\n)This card's ATK becomes (double|half) its original ATK\./g,
    to: "$1This card's ATK becomes $2 this card's original ATK.",
  },
];
/** Effects of a card that are negated, and damage. */
const REST: readonly Normalisation[] = [
  {
    is: 'what has its effects negated',
    from: /(?<=and if you do, |also |then )(?:it has its|they have their) effects negated(?=[.,;]| until)/g,
    to: 'its effects are negated',
  },
  {
    is: 'an amount without a comma',
    from: /\b(damage to your opponent|LP|draw cards|ATK|DEF), equal to (?=the |half |its |that )/g,
    to: '$1 equal to ',
  },
  {
    is: 'damage from battles of the card itself',
    from: /(^|[.)] |\n|● )Any battle damage (you take|your opponent takes) from (?:battles|attacks) involving this card is (halved|doubled)\./g,
    to: '$1While this card battles, any battle damage $2 is $3.',
  },
  {
    is: 'damage that the opponent takes in place of its player',
    from: /(^|[.)] |\n|● )Your opponent takes any battle damage you would have taken from battles involving this card(?:,? instead)?\./g,
    to: '$1While this card battles, your opponent takes any battle damage you would have taken instead.',
  },
  { is: 'LP that both gain', from: /\bboth players gain (\d+ LP)\b/g, to: 'each player gains $1' },
  {
    is: 'damage that both take',
    from: /\bboth players take (\d+ damage)\b/g,
    to: 'inflict $1 to both players',
  },
  {
    is: 'the monster with which it battled',
    from: /\b(is destroyed by battle(?: and sent to the GY)?: )(You can (?:make )?|Destroy |Banish )?(T|t)he monster that destroyed it(?='| lose| gain| to | |[.,])/g,
    to: '$1$2$3he monster this card battles',
  },
];
export const MEASURED_WORDINGS: readonly Normalisation[] = [
  ...OF_THAT,
  ...OF_IT,
  ...LEVELS,
  ...WORTH,
  ...REST,
];
