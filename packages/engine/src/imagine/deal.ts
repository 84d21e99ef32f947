/** Cards dealt among the places where unknown ones lie. */
import type { PoolCard } from '../state/pool-card.ts';
import { nextBelow, type RandomState } from '../state/random.ts';

/** The dice of one imagining. */
export interface Dice {
  readonly below: (limit: number) => number;
  readonly state: () => RandomState;
}
export const diceFrom = (random: RandomState): Dice => {
  let state = random;
  return {
    below: (limit) => {
      const [number, after] = nextBelow(state, limit);
      state = after;
      return number;
    },
    state: () => state,
  };
};
export const shuffle = <T>(list: T[], dice: Dice): T[] => {
  for (let last = list.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    const kept = list[last] as T;
    list[last] = list[other] as T;
    list[other] = kept;
  }
  return list;
};
/** In the order of the numbers. */
export const sorted = <N extends number>(numbers: readonly N[]): N[] =>
  [...Int32Array.from(numbers).sort()] as N[];

/** What is dealt: cards of a supposed list, in an order that chance has decided. */
export interface Stock {
  /** The next card, of those that fit if any does. */
  readonly next: (fits?: (definition: PoolCard) => boolean) => number;
  /** Takes this card, whether or not it is left. */
  readonly take: (passcode: number) => number;
}
/**
 * `left`: cards that are not accounted for, `all`: the whole list, from which more are taken where the supposition was too small or had no card that fits. A list
 * without any such card gives one that does not fit.
 */
export const stockOf = (
  left: readonly number[],
  all: readonly number[],
  definitionOf: (passcode: number) => PoolCard | undefined,
  dice: Dice,
): Stock => {
  const stock = shuffle(sorted(left), dice);
  const spare = sorted(all.length > 0 ? all : left);
  const isFit = (passcode: number, fits?: (definition: PoolCard) => boolean): boolean => {
    const definition = definitionOf(passcode);
    return fits === undefined || (definition !== undefined && fits(definition));
  };
  return {
    next: (fits) => {
      const at = fits === undefined ? stock.length - 1 : stock.findLastIndex((each) => isFit(each, fits));
      if (at >= 0) return stock.splice(at, 1)[0] as number;
      const fitting = spare.filter((each) => isFit(each, fits));
      const from = fitting.length > 0 ? fitting : spare;
      return from[dice.below(from.length)] as number;
    },
    take: (passcode) => {
      const at = stock.indexOf(passcode);
      if (at >= 0) stock.splice(at, 1);
      return passcode;
    },
  };
};
