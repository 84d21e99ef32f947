/** Until when something applies, said in other words. */
import { type Normalisation, within } from './clause.ts';

const HOW_LONG =
  "(this turn|until the end of this turn|for the rest of this turn|until the End Phase|until the end of the next turn|until the end of your (?:opponent's )?(?:next )?turn)";
/** "this turn" in the form that stands behind. */
const behind = (span: string): string =>
  /^(?:until the end of this turn|for the rest of this turn)$/i.test(span) ? 'this turn' : span.toLowerCase();
/** Until when, where a text says it before what applies or after a comma. */
export const SPANS: readonly Normalisation[] = [
  {
    is: 'how long something cannot befall cards, said first',
    from: within(
      `((?:; |: |^|[.)] |\\n))([Tt]his turn|[Uu]ntil the end of this turn|[Ff]or the rest of this turn|[Uu]ntil the End Phase|[Uu]ntil the end of the next turn), ((?!you |your opponent |each time|if )~ cannot be (?:destroyed|targeted) by ~)(?=\\.)`,
    ),
    to: (_: string, start = '', span = '', clause = '') =>
      `${start}${/[;]/.test(start) ? clause : clause.charAt(0).toUpperCase() + clause.slice(1)} ${behind(span)}`,
  },
  {
    is: 'how long damage is none, said first',
    from: /(?<=; |: |[.)] )(?:[Tt]his turn|[Uu]ntil the end of this turn|[Ff]or the rest of this turn), (you take no (?:battle|effect) damage)(?=[.,])/g,
    to: '$1 this turn',
  },
  {
    is: 'how long cards are banished instead, said first',
    from: within(
      "(; |: |^|\\n)(?:[Tt]his turn|[Uu]ntil the end of this turn), (any ~ sent to (?:the|your|your opponent's) GY is banished instead)(?=\\.)",
    ),
    to: '$1$2 for the rest of this turn',
  },
  {
    is: 'how long cards are banished instead, until a later turn',
    from: within(
      "(; |: |^|\\n)[Uu]ntil the end of (the next turn|your (?:opponent's )?next turn), (any ~ sent to (?:the|your|your opponent's) GY is banished instead)(?=\\.)",
    ),
    to: '$1$3 until the end of $2',
  },
  {
    is: 'how long something cannot befall cards, after a comma',
    from: within(`(?<!, also [^.;:]*)( cannot be (?:destroyed|targeted) by ~), ${HOW_LONG}(?=\\.)`),
    to: (_: string, clause = '', span = '') => `${clause} ${behind(span)}`,
  },
  {
    is: 'piercing damage in this turn',
    from: /(; |, also )(?:it|that target|this card)( |, )?if (it|that monster|this card) attacks a Defense Position monster this turn,/g,
    to: '$1this turn, if $3 attacks a Defense Position monster,',
  },
  {
    is: 'piercing damage in this turn, of a target',
    from: /(?<=; )if (it|that monster) attacks a Defense Position monster this turn, (?=inflict)/g,
    to: 'this turn, if $1 attacks a Defense Position monster, ',
  },
  {
    is: 'what gains and is negated until the end of this turn',
    from: /(?<=; )until the end of this turn, (it|that target|that monster) (gains|loses) (\d+ (?:ATK\/DEF|ATK|DEF)), but its effects are negated(?=\.)/g,
    to: '$1 $2 $3, also its effects are negated, until the end of this turn',
  },
  {
    is: 'what is halved becomes halved',
    from: /\b(its|this card's) (ATK|DEF|ATK\/DEF) (?:is|are) (halved|doubled)(?= until|[.,])/g,
    to: (_: string, whose = '', what = '', how = '') =>
      `${whose} ${what} ${what === 'ATK/DEF' ? 'become' : 'becomes'} ${how}`,
  },
  {
    is: 'until when, after a comma',
    from: within(
      '((?:\\b[Hh]alve the (?:ATK|DEF|ATK\\/DEF) of|\\bLevel is (?:increased|reduced) by|\\b(?:gains?|loses?) \\d+ (?:ATK|DEF)) ~), (until (?:the End Phase|the end of (?:this|the next) turn))(?=\\.)',
    ),
    to: '$1 $2',
  },
];
