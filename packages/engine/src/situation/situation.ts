/**
 * The key of a situation. Duels in equal situations ask the same, and go on alike with the same answers and dice. What a situation is, `in-words.ts` says: two keys are
 * equal where the words are. Here each value is read once (`said.ts`), and only what is called otherwise from one position to the next is named anew.
 * (`packages/proof/src/laws/situation.test.ts` compares the two)
 */
import { settledCards } from '../state/door.ts';
import type { CardState, Deeds, DuelState } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { NO_HISTORY } from '../state/turn-history.ts';
import { ZONES } from '../vocabulary/zones.ts';
import { PARTS } from './parts.ts';
import { areOfTurn, textOfRecord } from './record.ts';
import { type Said, saidText, sayingOnce, type ToName } from './said.ts';
import { mix, mixText, newSums, type Sums, textOfSums } from './sums.ts';
import { textOf } from './text.ts';
import { comparedTimes, isLookedAt, orderOf } from './time-names.ts';

/** What is said one after the other: a number, a text, an object that is read once. */
type Word = number | string | Said;

const SAYING = Object.fromEntries(
  [...PARTS, 'scenes' as const].map((part) => [part, sayingOnce<object>(part, textOf)]),
) as { readonly [part in keyof DuelState]: (what: object) => Said };
const sayRecord = sayingOnce<CardState>('cards', textOfRecord);
const sayDeeds = sayingOnce<Deeds>('cards', textOf);
/** Records that are written anew again and again, while most of what is in them stays. */
const FIELDS: { readonly [part in keyof DuelState]?: readonly string[] } = {
  history: Object.keys(NO_HISTORY).sort(),
  lists: ZONES,
};

const say = (words: Word[], part: keyof DuelState, value: unknown): void => {
  if (typeof value === 'number') words.push(value);
  else if (typeof value === 'string') words.push(value.includes('@') ? saidText(part, value) : value);
  else if (Array.isArray(value)) {
    words.push(value.length);
    for (const each of value) say(words, part, each);
  } else words.push(typeof value === 'object' && value !== null ? SAYING[part](value) : String(value));
};
const sayPart = (words: Word[], part: keyof DuelState, value: unknown): void => {
  const fields = FIELDS[part];
  if (fields === undefined) say(words, part, value);
  else
    for (const record of [value].flat())
      for (const field of fields) say(words, part, (record as { readonly [name: string]: unknown })[field]);
};
const timesOf = (words: readonly Word[], from: number, found: number[]): void => {
  for (let at = from; at < words.length; at++) {
    const word = words[at] as Word;
    if (typeof word !== 'object') continue;
    for (const { as, number } of word.named) if (as === 'time') found.push(number);
  }
};

export const situationOf = (table: Table): string => {
  const { state } = table;
  const records = settledCards(table);
  const words: Word[] = [];
  const times: number[] = [];
  for (const part of PARTS) {
    const before = words.length;
    sayPart(words, part, state[part]);
    if (isLookedAt(part)) timesOf(words, before, times);
  }
  const scenes = Object.keys(state.scenes)
    .map(Number)
    .sort((one, other) => one - other);
  const ofScenes = scenes.map((id) => SAYING.scenes(state.scenes[id] as object));
  times.push(...scenes);
  timesOf(ofScenes, 0, times);
  const compared = comparedTimes(table, times);
  const stays = namesOfStays(records);
  const sums = newSums();
  const mixNamed = ({ as, number }: ToName): void => {
    if (as === 'stay') mix(sums, stays(number));
    else mix(sums, as === 'time' ? orderOf(compared, number) : number - state.nextMoment);
  };
  const mixSaid = ({ one, other, named }: Said): void => {
    mix(sums, one);
    mix(sums, other);
    for (const each of named) mixNamed(each);
  };
  for (const word of words) {
    if (typeof word === 'object') mixSaid(word);
    else if (typeof word === 'string') mixText(sums, word);
    else mixNumber(sums, word);
  }
  for (let at = 0; at < scenes.length; at++) {
    mix(sums, orderOf(compared, scenes[at] as number));
    mixSaid(ofScenes[at] as Said);
  }
  const used = state.usedInPhase.map((use) => {
    const [stay = '', ...rest] = use.split('/');
    return [stays(Number(stay)), ...rest].join('/');
  });
  for (const use of used.sort()) mixText(sums, use);
  for (const card of records) {
    mixSaid(sayRecord(card));
    mix(sums, orderOf(compared, card.since));
    mix(sums, orderOf(compared, card.faceUpSince));
    if (areOfTurn(card.deeds, state.turn)) mixSaid(sayDeeds(card.deeds));
  }
  return textOfSums(sums);
};

const mixNumber = (sums: Sums, number: number): void =>
  (number | 0) === number ? mix(sums, number) : mixText(sums, String(number));

/** A stay that goes on is named by its card, one that has ended by the order in which it is spoken of. */
const namesOfStays = (cards: readonly CardState[]): ((stay: number) => number) => {
  const names = new Map<number, number>();
  for (let id = 0; id < cards.length; id++) names.set((cards[id] as CardState).stay, id);
  let ended = 0;
  return (stay) => {
    const known = names.get(stay);
    if (known !== undefined) return known;
    const name = --ended;
    names.set(stay, name);
    return name;
  };
};
