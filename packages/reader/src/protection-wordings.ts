/** What cannot happen to cards, what is done instead and later, and how long it is so, said in other words. */
import { type Normalisation, within } from './clause.ts';

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

/** The first time for each of them, and once in the turn in which an effect says so. */
const FIRST_TIMES: readonly Normalisation[] = [
  {
    is: 'by what, then how often',
    from: /\b([Tt]he first time (?:[^.,;:"]|"[^"]*")* would be destroyed) each turn, (by battle or card effect|by battle|by card effect), it is not destroyed\./g,
    to: '$1 $2 each turn, it is not destroyed.',
  },
  {
    is: 'monsters of which no place is said are those on the field',
    from: within(
      '\\b([Tt]he first time each (?:(?!control|on the field|in your|equipped|point)~)monster) (?=would be destroyed)',
    ),
    to: '$1 on the field ',
  },
  {
    is: 'monsters of which no place is said are those on the field, together',
    from: within(
      '\\b([Ii]f an? (?:(?!control|on the field|in your|equipped|point)~)monster\\(s\\)) (?=would be destroyed)',
    ),
    to: '$1 on the field ',
  },
  {
    is: 'once in this turn: the first time',
    from: /; once during this turn, (it|that target|this card) cannot be destroyed by (battle or card effects|battle|card effects)(?=[. ])/g,
    to: (_: string, who = '', by = '') =>
      `; this turn, the first time ${who} would be destroyed by ${by.replace('effects', 'effect')} each turn, it is not destroyed`,
  },
  {
    is: 'the next time in this turn: the first time',
    from: /(; |, also |, and if you do, )the (?:next|first) time (it|that target|this card) would be destroyed by (battle or card effect|battle|card effect) this turn, it is not destroyed(?=[.,])/g,
    to: '$1this turn, the first time $2 would be destroyed by $3 each turn, it is not destroyed',
  },
];

/** Until when, where a text says it before what applies or after a comma. */
const SPANS: readonly Normalisation[] = [
  {
    is: 'until when, after a comma',
    from: within(
      '((?:\\b[Hh]alve the (?:ATK|DEF|ATK\\/DEF) of|\\bLevel is (?:increased|reduced) by|\\b(?:gains?|loses?) \\d+ (?:ATK|DEF)) ~), (until (?:the End Phase|the end of (?:this|the next) turn))(?=\\.)',
    ),
    to: '$1 $2',
  },
];
export const PROTECTION_WORDINGS: readonly Normalisation[] = [
  ...ITSELF,
  ...INSTEAD,
  ...FIRST_TIMES,
  ...SPANS,
];
/** What only monsters say so: an Equip Spell speaks of the equipped monster otherwise. */
export const UNION_WORDINGS: readonly Normalisation[] = [
  {
    is: 'a monster equipped with the card that says so',
    from: within(
      '(^|[.)] |\\n)If the equipped monster (would be destroyed(?: by ~)?, destroy this card instead)\\.',
    ),
    to: '$1If a monster equipped with this card $2.',
  },
];
/** What Equip Spells say: behind what can be equipped, "it" is the equipped monster. */
export const EQUIP_WORDINGS: readonly Normalisation[] = [
  {
    is: 'what would be destroyed is the equipped monster',
    from: /(?<=^Equip only to [\s\S]*(?:[.)] |\n))If it (?=would be destroyed)/g,
    to: 'If the equipped monster ',
  },
];
