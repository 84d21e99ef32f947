import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool, type Duel, restoreDuel } from '@spellspeed/engine';
import { randomAnswer, type Selection } from './answers.ts';
import { midgamePositions } from './positions.ts';
import { createRandom } from './random.ts';
import { answer, type Match, VANILLA_MATCH } from './spellspeed.ts';
import { type Summary, summarize } from './statistics.ts';

export const OPERATIONS = [
  'set up',
  'fork',
  'fork, first write',
  'fork, any answer',
  'snapshot',
  'restore',
  'view',
  'hash',
] as const;
export type Operation = (typeof OPERATIONS)[number];
/** Microseconds per operation: each value is one batch. */
export type Timings = { readonly [operation in Operation]: Summary };
export interface MicroResult {
  readonly name: string;
  readonly microseconds: Timings;
}

export interface MicroPlan {
  readonly batches: number;
  /** How long each batch goes on. */
  readonly milliseconds: number;
}

/** The two duels in which single operations are timed. */
const SUBJECTS: readonly { readonly name: string; readonly match: () => Match }[] = [
  { name: 'vanilla', match: () => VANILLA_MATCH },
  {
    name: 'starter decks',
    match: () => ({
      pool: createPool(CARDS),
      players: [READY_MADE_DECKS['yugi-starter'], READY_MADE_DECKS['kaiba-starter']],
    }),
  },
];

const questionOf = (duel: Duel): Selection => {
  const { decision } = duel;
  if (decision === null) throw new Error('micro: the duel is over.');
  return decision;
};

/** The answer that is found to be quickest: what it costs is nearly the first write alone. */
function cheapestAnswer(duel: Duel): number {
  let cheapest = { index: 0, time: Number.POSITIVE_INFINITY };
  for (const index of questionOf(duel).choices.keys()) {
    const time = Math.min(
      ...Array.from({ length: 30 }, () => {
        const fork = duel.fork();
        const start = performance.now();
        answer(fork, [index]);
        return performance.now() - start;
      }),
    );
    if (time < cheapest.time) cheapest = { index, time };
  }
  return cheapest.index;
}

/** Times every operation on both duels. */
export function measureMicro({ batches, milliseconds }: MicroPlan): MicroResult[] {
  return SUBJECTS.map(({ name, match }) => {
    const table = match();
    const positions = midgamePositions(table).map((duel, index) => ({
      duel,
      index,
      cheapest: cheapestAnswer(duel),
      any: randomAnswer(questionOf(duel), createRandom(index)),
      snapshot: duel.snapshot(),
    }));
    const operations: {
      readonly [operation in Operation]: (position: (typeof positions)[number]) => unknown;
    } = {
      'set up': ({ index }) => createDuel({ ...table, seed: index }),
      fork: ({ duel }) => duel.fork(),
      'fork, first write': ({ duel, cheapest }) => duel.fork().answer(cheapest),
      'fork, any answer': ({ duel, any }) => duel.fork().answer(any),
      snapshot: ({ duel }) => duel.snapshot(),
      restore: ({ snapshot }) => restoreDuel(table.pool, snapshot),
      view: ({ duel, index }) => duel.view(index % 2 === 0 ? 0 : 1),
      hash: ({ duel }) => duel.hash(),
    };
    const time = (operation: Operation): Summary =>
      timeEach(positions, operations[operation], { batches, milliseconds });
    return {
      name,
      microseconds: Object.fromEntries(OPERATIONS.map((each) => [each, time(each)])) as Timings,
    };
  });
}

/** The time per call in each of some batches, after a batch that does not count. */
function timeEach<P>(
  positions: readonly P[],
  operation: (position: P) => unknown,
  { batches, milliseconds }: MicroPlan,
): Summary {
  const batch = (): number => {
    const start = performance.now();
    let calls = 0;
    let elapsed = 0;
    do {
      for (const position of positions) operation(position);
      calls += positions.length;
      elapsed = performance.now() - start;
    } while (elapsed < milliseconds);
    return (elapsed * 1000) / calls;
  };
  batch();
  return summarize(Array.from({ length: batches }, batch));
}
