/** Duels of bots that did not end by the rules. */
import type { Failure } from '../duels/slice.ts';

/** A line for each of them, and one for all; none if there are none. */
export const failureLines = (failures: readonly Failure[], duels: number): readonly string[] =>
  failures.length === 0
    ? []
    : [
        ...failures.map(
          ({ seed, first, second, message, stack }) =>
            `Seed ${seed}, ${first} first against ${second}: ${stack ?? message}`,
        ),
        `${failures.length} of ${duels} duels did not end by the rules.`,
      ];
