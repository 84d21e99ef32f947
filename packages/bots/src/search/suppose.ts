/** Which cards the opponent brings, as far as those tell that have been seen. */
import type { CardPool, Passcode } from '@spellspeed/engine';
import type { Dice } from '../dice.ts';
import { type DeckList, drawnFrom, type Seen } from './drawn-list.ts';

export interface Supposition {
  /** A list, another for each throw of the dice: the likelier, the more often. `hasExtra`: does the opponent have an Extra Deck, as anybody sees? */
  readonly list: (seen: Seen, hasExtra: boolean, dice: Dice) => DeckList;
}

/** By so much a seen card that a list has, and one that it has not, change how likely the list is. */
const FITS = 1.5;
const MISSES = -3;

const copiesIn = (list: readonly number[], passcode: number): number =>
  list.reduce((sum, each) => sum + Number(each === passcode), 0);
const allOf = ({ main, extra }: DeckList): readonly number[] => [...main, ...extra];
/** How many of the seen cards a list has, and how many not. */
const fitOf = (list: DeckList, seen: Seen): { readonly fits: number; readonly misses: number } => {
  const all = allOf(list);
  let [fits, misses] = [0, 0];
  for (const [passcode, count] of seen) {
    const has = Math.min(count, copiesIn(all, passcode));
    fits += has;
    misses += count - has;
  }
  return { fits, misses };
};

export const suppositionOf = (lists: readonly DeckList[], pool: CardPool): Supposition => {
  const isInPool = (passcode: number): boolean => pool.get(passcode as Passcode) !== undefined;
  const usable = lists.filter((list) => list.main.length > 0 && allOf(list).every(isInPool));
  const isExtra = (passcode: number): boolean => pool.get(passcode as Passcode)?.inExtraDeck ?? false;

  /** The list with what was seen beside it in the place of other cards of it. */
  const withSeen = (list: DeckList, seen: Seen, dice: Dice): DeckList => {
    const parts = { main: [...list.main], extra: [...list.extra] };
    for (const [passcode, count] of seen) {
      const part = isExtra(passcode) ? parts.extra : parts.main;
      for (let has = copiesIn(part, passcode); has < count; has++) {
        const others = part.flatMap((each, at) => (seen.has(each) ? [] : [at]));
        if (others.length > 0) part.splice(others[dice(others.length)] ?? 0, 1, passcode);
        else part.push(passcode);
      }
    }
    return parts;
  };
  const fromPool = drawnFrom(pool, isExtra);
  return {
    list: (seen, hasExtra, dice) => {
      const fits = usable
        .filter(({ extra }) => extra.length > 0 || !hasExtra)
        .map((list) => ({ list, ...fitOf(list, seen) }));
      const likely = fits.filter(({ fits: has, misses }) => has >= misses);
      if (likely.length === 0) return fromPool(seen, dice);
      const best = Math.max(...likely.map(({ fits: has, misses }) => FITS * has + MISSES * misses));
      const weights = likely.map(({ fits: has, misses }) => Math.exp(FITS * has + MISSES * misses - best));
      let thrown = (dice(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => {
        thrown -= weight;
        return thrown < 0;
      });
      return withSeen(likely[Math.max(0, at)]?.list ?? { main: [], extra: [] }, seen, dice);
    },
  };
};
