/** The replays that are kept in this browser. */
import { del, get, set, update } from 'idb-keyval';
import { newId } from '../app/new-id.ts';

/** What the list says of a replay; its text is kept apart. */
export interface Shelved {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
const LIST = 'spellspeed.replays';
const textKey = (id: string): string => `spellspeed.replay.${id}`;

export const shelved = async (): Promise<readonly Shelved[]> => (await get<Shelved[]>(LIST)) ?? [];

/** Keeps a replay, the latest first. */
export const shelve = async (title: string, text: string): Promise<Shelved> => {
  const entry: Shelved = { id: newId(), title, at: Date.now() };
  await set(textKey(entry.id), text);
  await update<Shelved[]>(LIST, (list = []) => [entry, ...list]);
  return entry;
};
export const shelvedText = (id: string): Promise<string | undefined> => get<string>(textKey(id));

export const discard = async (id: string): Promise<void> => {
  await update<Shelved[]>(LIST, (list = []) => list.filter((entry) => entry.id !== id));
  await del(textKey(id));
};
