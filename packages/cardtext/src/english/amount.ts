/** Numbers: "500", "its original ATK", "the number of cards in your hand". */
import {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  type Filter,
} from '@spellspeed/engine/language';
import { perCard } from '../meaning/amounts.ts';
import { boundKey } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { whose } from './place.ts';
import { listOf, type Speech } from './speech.ts';

const COUNTABLES: Table<Countable, 'count', string, [Speech]> = {
  card: ({ what }, speech) => speech.words.reference(what, 'object', speech),
  cards: ({ filter, different }, speech) =>
    `the number of ${speech.words.phrase(filter, { count: 'plural', ...(different && { with: 'different names' }) }, speech)}`,
  referenced: ({ what }, speech) =>
    `the number of ${speech.words.reference(what, 'object', speech).replace(/^the /, '')}`,
  stat: ({ stat, of, original }, speech) =>
    `${speech.words.reference(of, 'possessive', speech)} ${original ? 'original ' : ''}${STAT_NAMES[stat]}`,
  total: ({ stat, filter, original }, speech) =>
    `the combined ${original ? 'original ' : ''}${STAT_NAMES[stat]} of ${speech.words.phrase(filter, { count: 'all' }, speech)}`,
  highest: ({ stat, filter }, speech) =>
    `the highest ${STAT_NAMES[stat]} of ${speech.words.phrase(filter, { count: 'all' }, speech)}`,
  'link-rating': ({ of }, speech) => `${speech.words.reference(of, 'possessive', speech)} Link Rating`,
  counters: ({ counter, filter }, speech) =>
    `the number of ${counter}s on ${speech.words.phrase(filter, { count: 'plural' }, speech)}`,
  'life-points': ({ side }, speech) => `${whose(side, speech)} LP`,
  'battle-damage': ({ to }, speech) =>
    `the battle damage ${to === 'you' ? speech.you : to === 'opponent' ? `${whose('opponent', speech)}` : 'the players'} would take`,
  every: ({ points, of }, speech) =>
    `the number of times ${points} is in ${sayCountable(of, speech)} (round up)`,
  noted: ({ name }, { memory }) => {
    const counted = memory.mentions.get(boundKey(name));
    return (
      memory.notes.get(name) ??
      EVENT_NUMBERS[name] ??
      (counted ? `the number of those ${counted.noun}s` : 'that amount')
    );
  },
  'total-had': ({ stat, of, original }, speech) =>
    original
      ? `the combined original ${STAT_NAMES[stat]} of ${speech.words.reference(of, 'object', speech)}`
      : `the total ${STAT_NAMES[stat]} ${speech.words.reference(of, 'subject', speech)} had while face-up on the field`,
  sum: ({ of }, speech) =>
    `the total of ${listOf(
      of.map((each) => sayAmount(each, speech)),
      'and',
    )}`,
  excess: ({ of, over }, speech) =>
    `the difference between ${sayAmount(of, speech)} and ${sayAmount(over, speech)}`,
  times: ({ factor, amount }, speech) => timesWords(factor, sayCountable(amount, speech)),
};
/** What an event tells in numbers. */
const EVENT_NUMBERS: { readonly [name: string]: string } = {
  [EVENT_BATTLE_DAMAGE]: 'the battle damage you took',
  [EVENT_EFFECT_DAMAGE]: 'the effect damage you took',
};
const sayCountable = speaker('count', COUNTABLES);

export const STAT_NAMES = {
  atk: 'ATK',
  def: 'DEF',
  level: 'Level',
  scale: 'Pendulum Scale',
  rank: 'Rank',
  'atk-def': 'ATK/DEF',
} as const;

/** A change by less than 0 is said by its verb: "loses". */
const timesWords = (factor: number, words: string): string =>
  factor === -1
    ? words
    : factor === 0.5
      ? `half ${words}`
      : factor === 2
        ? `double ${words}`
        : `${words} x ${factor}`;

export const sayAmount = (amount: Amount, speech: Speech): string =>
  typeof amount === 'number' ? `${amount}` : sayCountable(amount, speech);

/** "500 ATK", "500 ATK for each Dragon monster on the field", "ATK equal to its original ATK" */
export const quantity = (amount: Amount, unit: string, speech: Speech, infix = ''): string => {
  if (typeof amount === 'number') return `${amount} ${unit}${infix}`;
  const each = perCard(amount);
  if (each) return `${each.factor} ${unit}${infix} for ${eachOf(each.filter, speech)}`;
  return `${unit}${infix} equal to ${sayCountable(amount, speech)}`;
};
/** "each Dragon monster you control"; "each of them", if the text has just spoken of them. */
const eachOf = (filter: Filter, speech: Speech): string =>
  filter.some(({ test }) => test === 'is')
    ? 'each of them'
    : speech.words.phrase(filter, { count: 'each' }, speech);
