/** Times by their order: only what may be compared with them tells two of them apart. */
import { once } from '../language/once.ts';
import type { CardState, DuelState } from '../state/state.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { type KeySet, TICKS } from './text.ts';
import { keysIn, TIME_KEYS } from './time-keys.ts';

export interface TimeNames {
  readonly name: (time: number) => string;
}

const gather = (value: unknown, keys: KeySet, found: number[]): void => {
  if (typeof value === 'string') {
    const since = value.slice(value.lastIndexOf('@') + 1);
    if (value.includes('@') && /^\d+$/.test(since)) found.push(Number(since));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) gather(each, keys, found);
    return;
  }
  for (const key in value) {
    const member = (value as { readonly [key: string]: unknown })[key];
    if (typeof member === 'number') {
      if (keys[key] || TICKS[key]) found.push(member);
    } else gather(member, keys, found);
    if (key.startsWith('applied/')) found.push(Number(key.split('/')[3]));
  }
};
const PARTS = Object.keys(TIME_KEYS) as (keyof typeof TIME_KEYS)[];
/** Parts whose numbers of the clock have no type of their own. */
const COUNTED: readonly (keyof DuelState)[] = ['tasks', 'lingering', 'decision', 'frames'];
const LOOKED_AT = new Set<keyof DuelState>([...PARTS, ...COUNTED]);
/** Are the times of which this part speaks compared with others? */
export const isLookedAt = (part: keyof DuelState): boolean => LOOKED_AT.has(part);

/** Does a text of it apply while it lies face-up? Then the order in which such cards came counts. */
const hasLastingText = once((definition: ReturnType<typeof definitionOf>): { readonly has: boolean } => ({
  has: definition.card.effects.some(
    ({ effect }) => effect === 'continuous' || effect === 'unclassified' || effect === 'grant',
  ),
}));
const isCompared = (table: Table, id: CardId, { gained, traits }: CardState): boolean =>
  gained.length > 0 || traits !== null || hasLastingText(definitionOf(table, id)).has;

/** The times that are compared with others, in their order: those of which a part speaks, and of cards whose texts apply when they were turned face-up. */
export const comparedTimes = (table: Table, spokenOf: readonly number[]): Compared => {
  const found = new Set(spokenOf);
  const { cards } = table.state;
  for (let id = 0; id < cards.length; id++) {
    const card = cards[id] as CardState;
    if (card.face === 'up' && isCompared(table, id as CardId, card)) found.add(card.faceUpSince);
  }
  return Float64Array.from(found).sort();
};
export type Compared = Float64Array;
/** A time by how many of the compared ones come before: even if it is one of them, odd between two; what is no time is itself. */
export const orderOf = (compared: Compared, time: number): number => {
  if (time < 0) return time;
  let [low, high] = [0, compared.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((compared[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return 2 * low + (compared[low] === time ? 0 : 1);
};

/** Names times by their order. */
export const namesOfTime = (table: Table): TimeNames => {
  const { state } = table;
  const found: number[] = [];
  for (const part of LOOKED_AT) gather(state[part], keysIn(part).times, found);
  for (const id in state.scenes) found.push(Number(id));
  const compared = comparedTimes(table, found);
  return { name: (time) => `t${orderOf(compared, time)}` };
};
