/** Records of a card's name in what has just happened, where the card is imagined to be another. */
import type { CardState, DuelState } from '../state/state.ts';

type Renamed = Pick<DuelState, 'moments' | 'frames'>;
/** What has happened and what is under way, with the names that the cards have now. */
export const renamed = (state: DuelState, cards: readonly CardState[]): Renamed => {
  const rename = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return mapped(value, rename) as T;
    const copy = copied(value, rename);
    // A mention is known by its shape.
    if ('knownBy' in copy && 'card' in copy)
      return { ...copy, passcode: cards[copy.card as number]?.passcode } as T;
    return copy as T;
  };
  return { moments: rename(state.moments), frames: rename(state.frames) };
};
const mapped = (list: readonly unknown[], rename: (value: unknown) => unknown): readonly unknown[] =>
  list.length === 0 ? list : list.map(rename);
const copied = (value: object, rename: (value: unknown) => unknown): Record<string, unknown> => {
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) copy[key] = rename(member);
  return copy;
};
