/** The duels that are open in this browser, side by side: a list of them, and each as it is kept by itself. */
import { del, get, set, update } from 'idb-keyval';
import type { Picture, SavedDuel } from './types.ts';

/** What the list says of an open duel. */
export interface OpenDuel {
  readonly id: string;
  readonly names: Picture['names'];
  readonly you: Picture['you'];
  readonly turn: number;
  /** Life Points, yours first. */
  readonly lifePoints: readonly [number, number];
  /** Milliseconds since 1970: when it was last played. */
  readonly at: number;
  /** Of a Match: the Duels that were won, yours first, and whether the next one has still to begin. */
  readonly match?: { readonly score: readonly [number, number]; readonly isBetween: boolean };
}
const LIST = 'spellspeed.duels';
/** The duel that lies on the table: of this tab, and of the tab that was used last. */
const CURRENT = 'spellspeed.current';
const keyOf = (id: string): string => `spellspeed.duel.${id}`;
/** From the time when there was one duel alone. */
const ONLY = 'spellspeed.duel';

/** The duels that are open, the one that was played last first. */
export const openDuels = async (): Promise<readonly OpenDuel[]> => (await get<OpenDuel[]>(LIST)) ?? [];

/** Is there nothing to go on with: neither a Duel nor, between two of them, a Match? */
export const isWhollyOver = ({ result, match }: Pick<Picture, 'result' | 'match'>): boolean =>
  result !== null && match?.stage !== 'side-decking';

/** Keeps the duel as it is now. One that is over leaves the list; it can still be taken back while it lies on the table. */
export const keepDuel = async (id: string, picture: Picture): Promise<void> => {
  const { names, you, view, saved, match } = picture;
  await set(keyOf(id), saved);
  const lifePoints = [view.you.lifePoints, view.opponent.lifePoints] as const;
  const entry: OpenDuel = {
    id,
    names,
    you,
    turn: view.turn,
    lifePoints,
    at: Date.now(),
    ...(match && { match: { score: match.score, isBetween: match.stage === 'side-decking' } }),
  };
  await update<OpenDuel[]>(LIST, (list = []) => {
    const others = list.filter((each) => each.id !== id);
    return isWhollyOver(picture) ? others : [entry, ...others];
  });
};
export const keptDuel = (id: string): Promise<SavedDuel | undefined> => get<SavedDuel>(keyOf(id));

/** The duel is gone from this browser. */
export const forgetDuel = async (id: string): Promise<void> => {
  await update<OpenDuel[]>(LIST, (list = []) => list.filter((each) => each.id !== id));
  await del(keyOf(id));
};

/** Which duel lies on the table of this tab; null for the set-up. */
export const noteCurrent = async (id: string | null): Promise<void> => {
  sessionStorage.setItem(CURRENT, id ?? '');
  await set(CURRENT, id ?? '');
};
/** The duel with which this tab goes on, if there is one. */
export const currentDuel = async (): Promise<{ readonly id: string; readonly saved: SavedDuel } | null> => {
  const old = await get<SavedDuel>(ONLY);
  if (old) {
    await del(ONLY);
    return { id: 'first', saved: old };
  }
  const id = sessionStorage.getItem(CURRENT) ?? (await get<string>(CURRENT)) ?? '';
  const saved = id === '' ? undefined : await keptDuel(id);
  return saved ? { id, saved } : null;
};
