import type { Contender } from './contender.ts';
import { type ByMetric, byMetric, measure } from './metrics.ts';
import { type Summary, summarize } from './statistics.ts';

export interface Plan {
  readonly rounds: number;
  /** The time box of each contender in each round. */
  readonly seconds: number;
}

export interface Result {
  readonly name: string;
  readonly metrics: ByMetric<Summary>;
  /** This contender divided by the baseline, round by round; the baseline itself has none. */
  readonly ratios: ByMetric<Summary> | undefined;
}

/** Room between the seeds of two rounds, so that no duel is played in both. */
const SEEDS_PER_ROUND = 1_000_000;
/** Enough for the wasm and the JavaScript of both sides to be compiled for speed. */
const WARM_UP_SECONDS = 1;

/** Lets the contenders play in turn, in reverse order every other round; the first one is the baseline. */
export function playRounds(
  contenders: readonly Contender[],
  { rounds, seconds }: Plan,
  onProgress: (text: string) => void,
): Result[] {
  for (const contender of contenders) {
    onProgress(`warm-up: ${contender.name}`);
    contender.playDuels(Math.min(seconds, WARM_UP_SECONDS), 0);
  }
  const measured = new Map<Contender, ByMetric<number>[]>(contenders.map((contender) => [contender, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const contender of round % 2 === 1 ? contenders : [...contenders].reverse()) {
      onProgress(`round ${round} of ${rounds}: ${contender.name}`);
      measured.get(contender)?.push(measure(contender.playDuels(seconds, round * SEEDS_PER_ROUND)));
    }
  }
  const [baseline = []] = measured.values();
  return contenders.map((contender) => resultOf(contender.name, measured.get(contender) ?? [], baseline));
}

function resultOf(
  name: string,
  rounds: readonly ByMetric<number>[],
  baseline: readonly ByMetric<number>[],
): Result {
  return {
    name,
    metrics: byMetric((metric) => summarize(rounds.map((round) => round[metric]))),
    ratios:
      rounds === baseline
        ? undefined
        : byMetric((metric) =>
            summarize(
              rounds.map((round, index) => round[metric] / (baseline[index]?.[metric] ?? Number.NaN)),
            ),
          ),
  };
}
