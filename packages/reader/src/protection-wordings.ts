/** What cannot happen to cards, what is done instead and later, and how long it is so, said in other words. */

import { CANNOT, FIRST_TIMES } from './cannot-wordings.ts';
import { type Normalisation, within } from './clause.ts';
import { SPANS } from './span-wordings.ts';

const DEEDS: { readonly [done in string]: (what: string) => string } = {
  destroyed: (what) => `destroy ${what}`,
  banished: (what) => `banish ${what}`,
  'returned to the hand': (what) => `return ${what} to the hand`,
  'sent to the GY': (what) => `send ${what} to the GY`,
};
const deed = (done: string, what: string): string => DEEDS[done]?.(what) ?? done;

/** What applies to a monster applies on the field: a text may say so. (effects.continuous.applies-without-activation) */
const ITSELF: readonly Normalisation[] = [
  {
    is: 'what applies to the card itself applies on the field',
    from: within(
      '(^|[.)] |\\n)This (?:face-up )?card on the field (cannot be (?:destroyed|targeted|Tributed) ~)\\.',
    ),
    to: '$1This card $2.',
  },
  {
    is: 'what would be destroyed lies on the field',
    from: /\b([Ii]f this) (?:face-up )?card on the field (would be destroyed)\b/g,
    to: '$1 card $2',
  },
  {
    is: 'what would be destroyed lies face-up',
    from: /\b([Ii]f this) face-up card (would be destroyed)\b/g,
    to: '$1 card $2',
  },
  {
    is: 'in a position: while it is in that position',
    from: within('(^|[.)] |\\n)This (?:face-up )?(Attack|Defense) Position card (cannot ~)\\.'),
    to: '$1While this card is in $2 Position, it $3.',
  },
  {
    is: 'the first time, in a position: while it is in that position',
    from: within(
      '(^|[.)] |\\n)The first time this (Attack|Defense) Position card (would be destroyed ~)(?=,)',
    ),
    to: '$1While this card is in $2 Position, the first time it $3',
  },
  {
    is: 'linked: while it is a linked monster',
    from: within('(^|[.)] |\\n)This (co-)?linked card (cannot ~)\\.'),
    to: '$1While this card is a $2linked monster, it $3.',
  },
  {
    is: 'what stays as a Spell was face-up',
    from: /\bIf this face-up (card is destroyed in a Monster Zone, you can place it)\b/g,
    to: 'If this $1',
  },
];

/** What is done instead of a destruction. */
const INSTEAD: readonly Normalisation[] = [
  {
    is: 'instead, after a comma',
    from: /(\bwould be destroyed\b(?:[^.;:"]|"[^"]*")*), instead\./g,
    to: '$1 instead.',
  },
  {
    // Neither what the rules destroy nor what is destroyed as a cost is saved so. (effects.replacement.whatever-destroys)
    is: 'destroyed by whatever: by battle or card effect',
    from: within('\\b([Ii]f ~) would be destroyed, ((?:you can )?~ instead)\\.'),
    to: '$1 would be destroyed by battle or card effect, $2.',
  },
  {
    is: 'what is banished instead lies in the GY, as was said',
    from: within(
      '\\b(would be destroyed(?: by ~)?) while this card is in your GY, (you can banish this card) instead\\.',
    ),
    to: '$1, $2 from your GY instead.',
  },
  {
    is: 'what is done to the card instead lies on the field',
    from: within(
      '\\b(would be destroyed(?: by ~)?, you can (?:banish|send) this card) you control( to the GY)? instead\\.',
    ),
    to: '$1$2 instead.',
  },
  {
    is: 'what is Tributed instead is controlled by its player',
    from: within('\\b(would be destroyed(?: by ~)?, you can Tribute 1 ~) you control instead\\.'),
    to: '$1 instead.',
  },
  {
    is: 'a monster of its player that would be destroyed',
    from: within('\\b([Ii]f )your (?!opponent)(~monster) (?=would be destroyed)\\b'),
    to: '$1a $2 you control ',
  },
  {
    is: 'what is not destroyed the first time',
    from: within(
      '(^|[.)] |\\n)Once per turn, if (this card would be destroyed by (?:battle|card effect|battle or card effect)), it is not destroyed\\.',
    ),
    to: '$1The first time $2 each turn, it is not destroyed.',
  },
  {
    is: 'the first time, on the field',
    from: /\b([Tt]he first time this) (?:face-up )?card (?:on the field |you control )?(?=would be destroyed)/g,
    to: '$1 card ',
  },
  {
    is: 'another card is 1 other card',
    from: within(
      '\\b([Dd]estroy|[Tt]ribute|[Ss]end|[Bb]anish|[Rr]eturn) another (?=~(?:monster|card|Spell|Trap))',
    ),
    to: '$1 1 other ',
  },
  {
    is: 'destroyed by an effect of such a card',
    from: /\b(would be destroyed by) (Spell\/Trap|Spell|Trap|monster) effects?(?=[ ,])/g,
    to: '$1 a $2 effect',
  },
  {
    is: "the opponent's effect that would destroy",
    from: /\b(would be destroyed by (?:battle or )?)an opponent's card effect\b/g,
    to: "$1your opponent's card effect",
  },
];

/** What Tokens cannot do, in a sentence of its own behind their Summon. */
const OF_TOKENS: readonly Normalisation[] = [
  {
    is: 'what the Tokens cannot do',
    from: /(\bSpecial Summon (\d+) "[^"]*Tokens?" \([^)]*\)(?: to your opponent's field)?(?: in (?:Attack|Defense) Position)?)\. \(?(?:These Tokens|This Token|They|It) (cannot (?:be Tributed for a Tribute Summon|attack|declare an attack|be used as (?:Fusion|Synchro|Xyz|Link) Material))\.\)?/g,
    to: (_: string, summon = '', many = '', cannot = '') =>
      `${summon}, ${cannot.endsWith('for a Tribute Summon') ? 'and if you do,' : 'but'} ${many === '1' ? 'it' : 'they'} ${cannot}.`,
  },
];

/** What is done later to cards of which the sentence speaks. */
const LATER: readonly Normalisation[] = [
  {
    is: 'what is done to it at the end',
    from: /(, (?:but|also|and if you do,|and) |; )it is (destroyed|banished|returned to the hand|sent to the GY) during (the End Phase|your End Phase|your opponent's End Phase|the End Phase of the next turn|your next End Phase)(?: of this turn)?(?=[.,])/g,
    to: (_: string, start = '', done = '', when = '') => `${start}${deed(done, 'it')} during ${when}`,
  },
  {
    is: 'what is done to them at the end',
    from: /(, (?:but|also|and if you do,|and) |; )they are (destroyed|banished|returned to the hand|sent to the GY) during (the End Phase|your End Phase|your opponent's End Phase|the End Phase of the next turn|your next End Phase)(?: of this turn)?(?=[.,])/g,
    to: (_: string, start = '', done = '', when = '') => `${start}${deed(done, 'them')} during ${when}`,
  },
];

/** What answers a Summon or an activation: two sentences. */
const EITHER_NEGATED: readonly Normalisation[] = [
  {
    is: 'a Summon or an activation that is negated',
    from: /^(When|If) (a monster would be (?:(?:Normal|Special|Normal or Special) )?Summoned),? (?:OR|or) (?:when )?(a (?:Spell\/Trap Card|monster effect|Spell\/Trap Card, or monster effect,) is activated): ((?:[^.;"]|"[^"]*")*; )?[Nn]egate the (?:(?:Special )?Summon) or activation, and if you do, destroy (?:that card|it)\./g,
    to: (_: string, when = '', summon = '', activated = '', cost = '') => {
      const negate = cost === '' ? 'Negate' : 'negate';
      return `${when} ${summon}: ${cost}${negate} the Summon, and if you do, destroy that monster. ${when} ${activated}: ${cost}${negate} the activation, and if you do, destroy it.`;
    },
  },
];
export const PROTECTION_WORDINGS: readonly Normalisation[] = [
  ...ITSELF,
  ...INSTEAD,
  ...FIRST_TIMES,
  ...OF_TOKENS,
  ...LATER,
  ...EITHER_NEGATED,
  ...CANNOT,
  ...SPANS,
];
