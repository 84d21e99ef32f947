/** A list drawn from the whole pool around what was seen: where nobody is known to bring such a list. */
import type { CardPool, Passcode } from '@spellspeed/engine';
import type { Dice } from '../dice.ts';
import { isToken } from '../kinds.ts';

export interface DeckList {
  readonly main: readonly number[];
  readonly extra: readonly number[];
}
/** Cards that have been seen: passcode → how many at once. */
export type Seen = ReadonlyMap<number, number>;

/** (duel.deck.main-deck-of-40-to-60) */
const SIZE = 40;
const EXTRA = 15;
const COPIES = 3;
/** So many cards of the pool are drawn, of which as many are taken as have room. */
const DRAWN = 400;

export const drawnFrom = (
  pool: CardPool,
  isExtra: (passcode: number) => boolean,
): ((seen: Seen, dice: Dice) => DeckList) => {
  /** Cards that belong to what was seen, else any: where nobody brings such a list. */
  const draw = (seen: Seen, dice: Dice): DeckList => {
    const { passcodes } = pool;
    const drawn = Array.from({ length: DRAWN }, () => passcodes[dice(passcodes.length)] ?? 0).filter(
      isPlayed,
    );
    const related = [...relatedTo(seen)];
    const [main, extra]: [number[], number[]] = [[], []];
    for (const passcode of seen.keys())
      for (let copy = 0; copy < COPIES; copy++) (isExtra(passcode) ? extra : main).push(passcode);
    while (related.length > 0 && main.length < SIZE) {
      const [passcode = 0] = related.splice(dice(related.length), 1);
      (isExtra(passcode) ? extra : main).push(passcode);
    }
    for (const passcode of drawn)
      if (isExtra(passcode) ? extra.length < EXTRA : main.length < SIZE)
        (isExtra(passcode) ? extra : main).push(passcode);
    return { main, extra };
  };
  /** Cards of the series of what was seen; found once for each. */
  const relatedBy = new Map<string, readonly number[]>();
  const relatedTo = (seen: Seen): readonly number[] => {
    const all = [...seen.keys()].flatMap((each) => pool.get(each as Passcode)?.card.series ?? []);
    const series = new Set(all);
    const name = [...series].toSorted().join();
    const known = relatedBy.get(name);
    if (known !== undefined) return known;
    const found = pool.passcodes.filter((each) => isPlayed(each) && belongs(each, series));
    relatedBy.set(name, found);
    return found;
  };
  const isPlayed = (passcode: number): boolean =>
    pool.get(passcode as Passcode) !== undefined && !isToken(pool, passcode);
  const belongs = (passcode: number, series: ReadonlySet<string>): boolean =>
    pool.get(passcode as Passcode)?.card.series.some((each) => series.has(each)) ?? false;
  return draw;
};
