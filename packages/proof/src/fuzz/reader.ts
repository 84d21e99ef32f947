/** What a reader is, and how damaged inputs are made of real ones. */
import type { Dice } from '@spellspeed/bots';
import type { Parsed } from '@spellspeed/formats';
import { damaged, damagedValue } from './mutate.ts';
import type { Outcome } from './outcome.ts';

export interface Reader {
  readonly name: string;
  /** A damaged input. */
  readonly make: (dice: Dice) => string;
  /** Reads it. Whatever it throws is a finding. */
  readonly read: (input: string) => Outcome;
}

const pickOf = <T>(items: readonly T[], dice: Dice): T => {
  const item = items[dice(items.length)];
  if (item === undefined) throw new RangeError('There is no material.');
  return item;
};
export const ofTexts =
  (texts: () => readonly string[]) =>
  (dice: Dice): string =>
    damaged(pickOf(texts(), dice), dice);
/** Mostly the value is damaged, sometimes its text. */
export const ofValues =
  (values: () => readonly unknown[]) =>
  (dice: Dice): string => {
    const value = pickOf(values(), dice);
    return dice(8) === 0
      ? damaged(JSON.stringify(value), dice)
      : (JSON.stringify(damagedValue(value, dice)) ?? 'null');
  };
export const outcomeOf = (parsed: Parsed<unknown>): Outcome => (parsed.ok ? 'read' : 'refused');

/** What is no JSON does not come to those who take values. */
export const valueIn = (input: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(input) };
  } catch {
    return null;
  }
};
