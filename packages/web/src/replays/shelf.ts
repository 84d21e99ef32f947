/** The replays that are kept in this browser: a duel that is over keeps itself. */
import { del, get, set, update } from 'idb-keyval';

export const OUTCOMES = ['won', 'lost', 'draw'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** What the list says of a replay; its text is kept apart. */
export interface Shelved {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How long its text is. Older entries do not say. */
  readonly size?: number;
  /** The decks, and as which player you sat there. Older entries have a title instead. */
  readonly names?: readonly [string, string];
  readonly you?: 0 | 1;
  readonly title?: string;
  /** Null for one that was kept in the middle. */
  readonly outcome?: Outcome | null;
  readonly turns?: number;
}
/** So much room there is for all of them together, in characters. */
export const MOST_ROOM = 20_000_000;
const LIST = 'spellspeed.replays';
/** Who wants to know when the list has changed. */
const listeners = new Set<() => void>();
export const onShelfChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const changed = (): void => {
  for (const listener of listeners) listener();
};
const textKey = (id: string): string => `spellspeed.replay.${id}`;

export const roomOf = (list: readonly Shelved[]): number => list.reduce((sum, { size = 0 }) => sum + size, 0);
/** Those for which there is no room any more: the oldest ones. The list has the latest first. */
export const withoutRoom = (list: readonly Shelved[], most = MOST_ROOM): readonly Shelved[] => {
  let room = 0;
  return list.filter(({ size = 0 }, index) => {
    room += size;
    return index > 0 && room > most;
  });
};

export const shelved = async (): Promise<readonly Shelved[]> => (await get<Shelved[]>(LIST)) ?? [];

/** Keeps a replay, the latest first; the same duel once. Where the room ends, the oldest go. */
export const shelve = async (of: Omit<Shelved, 'at' | 'size'>, text: string): Promise<void> => {
  const entry: Shelved = { ...of, at: Date.now(), size: text.length };
  await set(textKey(entry.id), text);
  let gone: readonly Shelved[] = [];
  await update<Shelved[]>(LIST, (list = []) => {
    const all = [entry, ...list.filter(({ id }) => id !== entry.id)];
    gone = withoutRoom(all);
    return all.filter((each) => !gone.includes(each));
  });
  await Promise.all(gone.map(({ id }) => del(textKey(id))));
  changed();
};
export const shelvedText = (id: string): Promise<string | undefined> => get<string>(textKey(id));

export const discard = async (id: string): Promise<void> => {
  await update<Shelved[]>(LIST, (list = []) => list.filter((entry) => entry.id !== id));
  await del(textKey(id));
  changed();
};
