/** Numbers as they are typed behind an option. */
import { InvalidArgumentError } from 'commander';

const whole = (typed: string): number | undefined => {
  const value = Number(typed);
  return /^-?\d+$/.test(typed.trim()) && Number.isSafeInteger(value) ? value + 0 : undefined;
};

export const parseSeed = (typed: string): number => {
  const seed = whole(typed);
  if (seed === undefined) throw new InvalidArgumentError(`Found "${typed}", expected a whole number.`);
  return seed;
};

export const parseCount = (typed: string): number => {
  const count = whole(typed);
  if (count === undefined || count < 1)
    throw new InvalidArgumentError(`Found "${typed}", expected a whole number from 1.`);
  return count;
};

export const parseIndex = (typed: string): number => {
  const index = whole(typed);
  if (index === undefined || index < 0)
    throw new InvalidArgumentError(`Found "${typed}", expected a whole number from 0.`);
  return index;
};

export const parseCountUpTo =
  (most: number) =>
  (typed: string): number => {
    const count = whole(typed);
    if (count === undefined || count < 1 || count > most)
      throw new InvalidArgumentError(`Found "${typed}", expected a whole number from 1 to ${most}.`);
    return count;
  };

/** More threads than this help nobody. */
const MOST_WORKERS = 64;
export const parseWorkers = parseCountUpTo(MOST_WORKERS);

/** A search that takes an hour is not waited for. */
const SECONDS = { least: 0.01, most: 1800 };
export const parseSeconds = (typed: string): number => {
  const seconds = Number(typed);
  if (typed.trim() === '' || !(seconds >= SECONDS.least && seconds <= SECONDS.most))
    throw new InvalidArgumentError(
      `Found "${typed}", expected seconds from ${SECONDS.least} to ${SECONDS.most}.`,
    );
  return seconds;
};
