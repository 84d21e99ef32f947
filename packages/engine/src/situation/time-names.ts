/** Times by their order: only what may be compared with them tells two of them apart. */
import { once } from '../language/once.ts';
import type { CardState, DuelState } from '../state/state.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { type KeySet, TICKS } from './text.ts';
import { TIME_KEYS } from './time-keys.ts';

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
const LOOKED_AT = [...new Set<keyof DuelState>([...PARTS, ...COUNTED])];

/** Does a text of it apply while it lies face-up? Then the order in which such cards came counts. */
const hasLastingText = once((definition: ReturnType<typeof definitionOf>): { readonly has: boolean } => ({
  has: definition.card.effects.some(
    ({ effect }) => effect === 'continuous' || effect === 'unclassified' || effect === 'grant',
  ),
}));
const isCompared = (table: Table, id: CardId, { gained, traits }: CardState): boolean =>
  gained.length > 0 || traits !== null || hasLastingText(definitionOf(table, id)).has;

/** Names times by how many of the compared ones come before. */
export const namesOfTime = (table: Table): TimeNames => {
  const { state } = table;
  const found: number[] = [];
  for (const part of LOOKED_AT) gather(state[part], TIME_KEYS[part as keyof typeof TIME_KEYS] ?? {}, found);
  for (const id in state.scenes) found.push(Number(id));
  for (const [id, card] of state.cards.entries())
    if (card.face === 'up' && isCompared(table, id as CardId, card)) found.push(card.faceUpSince);
  const compared = Float64Array.from(new Set(found)).sort();
  return {
    name: (time) => {
      if (time < 0) return String(time);
      let [low, high] = [0, compared.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((compared[middle] ?? 0) < time) low = middle + 1;
        else high = middle;
      }
      return compared[low] === time ? `t${low}` : `t${low}-`;
    },
  };
};
