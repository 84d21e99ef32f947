/** Several cards to which one thing is done together, said in one breath: "banish this card and 1 other monster from your GY". */
import { type Normalisation, within } from './clause.ts';

const NUMBER = '(?:\\d|up to \\d|\\d or more|any number of)';
/** Cards of one kind, without where they are; no other cards among them. */
const SORT =
  '(?:(?! and \\d| and/or | from your | you control|, except )(?:[^.,;:"]|"[^"]*"|, (?=(?:or )?[A-Z])))+?';
const PLACE =
  '(?:from your (?:hand|GY|field|Deck|banishment|hand or (?:face-up )?field|hand or GY|hand or Deck|GY or field|Deck or GY|face-up field or GY|GY or banishment)|you control)';
/** The words so far end in a noun, or in a name. */
const NOUN = '(?<=[mM]onsters?|[cC]ards?|Spells?|Traps?|Tuners?|Tokens?|")';
/** Verbs, and what follows the cards. */
const DEEDS = [
  ['[Bb]anish(?:ing)?', ''],
  ['[Rr]eveal(?:ing)?', ''],
  ['[Tt]ribut(?:e|ing)', ''],
  ['[Dd]iscard(?:ing)?', '(?: to the GY)?'],
  ['[Ss]end(?:ing)?', ' to the GY'],
  ['[Rr]eturn(?:ing)?', ' to the (?:hand|Extra Deck)'],
  ['[Ss]huffl(?:e|ing)', ' into the Deck'],
] as const;
/** No pronoun after them: it could not be told whether both are meant. */
const NO_PRONOUN = '(?![^.]*\\b(?:it|its|them|their|they|those|both)\\b)';
/** Of what is paid, one is spoken of again only after something else was targeted. */
const NOT_BOTH = '(?![^.]*\\b(?:them|their|they|those|both)\\b)';
/** Behind what is paid, or behind what is done. */
const AFTER = `(?:(?=;|, then target )${NOT_BOTH}|(?=[.]|, then |, and if you do, |, also )${NO_PRONOUN})`;
/** Within a sentence, where the words of the game keep their capital. */
const lower = (verb: string): string =>
  /^(?:Tribut|Special)/.test(verb) ? verb : verb.charAt(0).toLowerCase() + verb.slice(1);

/** "Tribute this card and 1 Dragon monster": the card itself and others. */
const WITH_ITSELF: readonly Normalisation[] = DEEDS.flatMap(([verb, end]): readonly Normalisation[] => [
  {
    is: `the card itself and another, both from there: ${verb}`,
    from: new RegExp(
      `\\b(${verb}) (?:both )?this (?:face-up )?card and (${NUMBER} ${SORT}${NOUN}) (from your (?:hand|GY))(, except "[^"]*")?(${end})(?=[;.]|, then |, and if you do, )${NOT_BOTH}`,
      'g',
    ),
    to: (_: string, deed = '', others = '', where = '', except = '', to = '') =>
      `${deed} this card ${where}${to} and ${lower(deed)} ${others} ${where}${to}${except}`,
  },
  {
    is: `the card itself and another: ${verb}`,
    from: new RegExp(
      `\\b(${verb}) (?:both )?this (?:face-up )?card(?: you control| on the field)? and (${NUMBER} ${SORT}${NOUN}(?: you control)?(?:, except "[^"]*")?)(${end})(?=[;.]|, then |, and if you do, )${NOT_BOTH}`,
      'g',
    ),
    to: (_: string, deed = '', others = '', to = '') =>
      `${deed} this card${to} and ${lower(deed)} ${others}${to}`,
  },
  {
    is: `the card itself, from there, and another from elsewhere: ${verb}`,
    from: new RegExp(
      `\\b(${verb}) (this card from your (?:hand|GY|hand or field)) and (${NUMBER} ${SORT}${NOUN} ${PLACE})(${end})(?=[;.]|, then |, and if you do, )${NOT_BOTH}`,
      'g',
    ),
    to: (_: string, deed = '', itself = '', others = '', to = '') =>
      `${deed} ${itself}${to} and ${lower(deed)} ${others}${to}`,
  },
]);

/** "1 LIGHT and 1 DARK monster": what is of one Attribute is not of the other, and the noun is said once. */
const ATTRIBUTE = '(?:DARK|LIGHT|EARTH|WATER|FIRE|WIND)';
const NOUN_ONCE: readonly Normalisation[] = [
  {
    is: 'one monster of each Attribute',
    from: new RegExp(
      `\\b((?:[Bb]anish|[Tt]ribut|[Dd]iscard|[Ss]end|[Rr]eveal|[Ss]huffl)(?:e|ing)?) (\\d) (${ATTRIBUTE}) and (\\d) (${ATTRIBUTE}) (monsters?)\\b`,
      'g',
    ),
    to: (_: string, deed = '', one = '', first = '', other = '', second = '') =>
      `${deed} ${one} ${first} monster${one === '1' ? '' : 's'} and ${other} ${second} monster${other === '1' ? '' : 's'}`,
  },
];
/** "send 1 Dragon monster from your hand and 1 Dragon monster from your Deck to the GY" */
const OF_TWO: readonly Normalisation[] = [
  ...DEEDS,
  ['[Aa]dd(?:ing)?', ' to your hand'] as const,
  ['[Ss]pecial Summon(?:ing)?', '(?: in (?:Attack|Defense) Position)?'] as const,
].flatMap(([verb, end]): readonly Normalisation[] => [
  {
    is: `two kinds of cards from one place: ${verb}`,
    from: new RegExp(
      `\\b(${verb}) (\\d (?!of )${SORT}${NOUN}) and (\\d (?!of )${SORT}${NOUN}) (${PLACE})(, except "[^"]*")?(${end})(, except "[^"]*")?${AFTER}`,
      'g',
    ),
    to: (_: string, deed = '', one = '', other = '', where = '', except = '', to = '', last = '') =>
      `${deed} ${one} ${where}${to}${except}${last} and ${lower(deed)} ${other} ${where}${to}${except}${last}`,
  },
  {
    is: `two kinds of cards, each from its place: ${verb}`,
    from: new RegExp(
      `\\b(${verb}) (\\d (?!of )${SORT}${NOUN} ${PLACE}) and (\\d (?!of )${SORT}${NOUN} ${PLACE})(${end})${AFTER}`,
      'g',
    ),
    to: (_: string, deed = '', one = '', other = '', to = '') =>
      `${deed} ${one}${to} and ${lower(deed)} ${other}${to}`,
  },
]);
/** Only what its player controls is Tributed, and only what is in the hand is discarded: no place is said. */
const UNPLACED: readonly Normalisation[] = ['[Tt]ribut(?:e|ing)', '[Dd]iscard(?:ing)?'].map((verb) => ({
  is: `two kinds of cards: ${verb}`,
  from: new RegExp(
    `\\b(${verb}) (\\d (?!of )${SORT}${NOUN}) and (\\d (?!of )${SORT}${NOUN})(?=[;.]|, then |, and if you do, )${NOT_BOTH}`,
    'g',
  ),
  to: (_: string, deed = '', one = '', other = '') => `${deed} ${one} and ${lower(deed)} ${other}`,
}));
/** "send 2 cards you control to the GY, including this card" */
const INCLUDING: readonly Normalisation[] = DEEDS.flatMap(([verb, end]): readonly Normalisation[] => [
  {
    is: `several cards, the card itself among them: ${verb}`,
    from: new RegExp(
      `\\b(${verb}) ([2-5]) (${SORT}${NOUN}) (${PLACE})(${end}), including this card(${end})(?=[;.]|, and if you do, |, then )${NOT_BOTH}`,
      'g',
    ),
    to: (_: string, deed = '', all = '', sort = '', where = '', to = '', last = '') => {
      const itself = where === 'you control' ? 'this card' : `this card ${where}`;
      const others = Number(all) - 1;
      const cards = others === 1 ? sort.replace(/s$/, '') : sort;
      const goes = to || last;
      return `${deed} ${itself}${goes} and ${lower(deed)} ${others} other ${cards} ${where}${goes}`;
    },
  },
]);
/** Two targets at once are the one and the other. */
const ONE = '(?:(?! and )(?:[^.;:"]|"[^"]*"))*?';
const BOTH: readonly Normalisation[] = [
  ['add', ' to (?:the|your) hand'],
  ['Special Summon', '(?: in (?:Attack|Defense) Position)?'],
  ['send', ' to the GY'],
  ['destroy', ''],
  ['banish', ''],
  ['return', ' to the (?:hand|GY|Extra Deck)'],
  ['shuffle', ' into the Deck'],
].map(([verb = '', end = '']) => ({
  is: `both targets: ${verb}`,
  from: within(
    `(arget 1 ${ONE} and 1 ${ONE}; )${verb} (?:them|both|(?:both )?(?:those )?(?:targets|monsters|cards))(${end})(?=[.]|, (?:and if you do|then|also|but))`,
  ),
  to: `$1${verb} the first target$2 and ${verb} the second target$2`,
}));
/** The controllers of two targets change places. */
const SWITCHED: readonly Normalisation[] = [
  {
    is: 'control of both targets is switched',
    from: within(
      `(arget 1 ${ONE} and 1 ${ONE}; )switch control of (?:them|both|(?:both )?(?:those )?(?:targets|monsters))(?=[.]|, (?:and if you do|then|also|but))`,
    ),
    to: '$1switch control of the first target and the second target with each other',
  },
];
/** Two targets, told apart by where they are. */
const TOLD_APART: readonly Normalisation[] = [
  {
    is: 'the target on the field and the other one',
    from: within(
      `(arget 1 ${ONE} and 1 ${ONE} in your GY; \\w+) that (?:card|monster) on the field(, and if you do, (?:add|Special Summon)) that other (?:card|monster)(?: from (?:the|your) GY)?(?=[.]| to your hand)`,
    ),
    to: '$1 the first target$2 the second target',
  },
];
/** "2 monsters (1 from your hand and 1 from your Deck)" */
const EACH_FROM: readonly Normalisation[] = [...DEEDS, ['[Ss]pecial Summon(?:ing)?', ''] as const].map(
  ([verb, end]): Normalisation => ({
    is: `one card from each place: ${verb}`,
    from: new RegExp(
      `\\b(${verb}) 2 (?:other )?(${SORT}${NOUN})s,? \\((?:only )?1 from your (hand|Deck|GY),? and 1 from your (hand|Deck|GY)\\)(${end})(?=[;.]|, then |, and if you do, |, also )${NO_PRONOUN}`,
      'g',
    ),
    to: (_: string, deed = '', sort = '', first = '', second = '', to = '') =>
      `${deed} 1 ${sort} from your ${first}${to} and ${lower(deed)} 1 ${sort} from your ${second}${to}`,
  }),
);
/** "Target 1 Dragon monster and 1 Warrior monster in your GY": both lie there. */
const TARGETED: readonly Normalisation[] = [
  {
    is: 'two targets in one place',
    from: new RegExp(
      `\\b([Tt]arget 1 ${SORT.replace(' you control|', ' you control| your opponent controls| in your | on the field| in either |')}) and (1 ${SORT}${NOUN} (in your GY|in either GY|in your banishment|you control))(?=;)`,
      'g',
    ),
    to: '$1 $3 and $2',
  },
];
/** "Special Summon both this card from your hand and 1 …" */
const BOTH_SUMMONED: readonly Normalisation[] = [
  {
    is: 'the card itself and another are Summoned',
    from: new RegExp(
      `\\b([Ss]pecial Summon) both (this card from your hand) and (1 ${SORT}${NOUN} ${PLACE}(?:, except "[^"]*")?)(?=[.]|, also )${NO_PRONOUN}`,
      'g',
    ),
    to: '$1 $2 and Special Summon $3',
  },
  {
    is: 'both targets are Summoned',
    from: within(
      '\\b([Tt]arget 2 ~; )Special Summon (?:both|both those targets|both (?:targets|monsters))( in (?:Attack|Defense) Position)?(?=[.]|, (?:but|also|then))',
    ),
    to: '$1Special Summon them$2',
  },
  ...[
    ['add', ' to your hand'],
    ['return', ' to the (?:hand|GY)'],
  ].map(([verb = '', end = '']) => ({
    is: `both targets: ${verb}`,
    from: within(
      `\\b([Tt]arget 2 ~; )${verb} (?:both|both those targets|both (?:targets|monsters|cards))(${end})(?=[.]|, (?:but|also|then|and if you do)| and )`,
    ),
    to: `$1${verb} them$2`,
  })),
];
/** Where the card itself lies was said before. */
const SAID_BEFORE: readonly Normalisation[] = [
  {
    is: 'the card itself lies in the GY, as was said',
    from: within(
      '\\b(this card is in your GY(?: \\([^)]*\\))?: You can banish this card) from your GY (?=and banish )',
    ),
    to: '$1 ',
  },
];
export const PAIR_WORDINGS: readonly Normalisation[] = [
  ...NOUN_ONCE,
  ...INCLUDING,
  ...WITH_ITSELF,
  ...OF_TWO,
  ...UNPLACED,
  ...TARGETED,
  ...BOTH,
  ...SWITCHED,
  ...TOLD_APART,
  ...EACH_FROM,
  ...SAID_BEFORE,
  ...BOTH_SUMMONED,
];
