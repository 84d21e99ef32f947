import { READY_MADE_DECKS } from '@spellspeed/cards';
import type { Contender } from './contender.ts';
import { type Counts, countCalls, keepCounts, printCounts } from './counts/counts.ts';
import { compareDecks, type DeckPlan, type DeckResult } from './decks/compare.ts';
import { startPlayer } from './decks/player-process.ts';
import { printDecks } from './decks/print-decks.ts';
import { builtRevision, commitOf, ROOT } from './decks/revision.ts';
import { type MicroResult, measureMicro } from './micro.ts';
import { createOcgcore } from './ocgcore.ts';
import { type Options, type Part, parseOptions, USAGE } from './options.ts';
import { printMicro, printReport } from './report.ts';
import { type Plan, playRounds, type Result } from './rounds.ts';
import { createSpellspeed } from './spellspeed.ts';

/** The first is the baseline that the others are divided by. */
const CONTENDERS: readonly (() => Promise<Contender>)[] = [createOcgcore, createSpellspeed];

const MICRO_BATCH_MILLISECONDS = 20;

const onProgress = (text: string): void => console.error(text);

const options = parseOptions(process.argv.slice(2), Object.keys(READY_MADE_DECKS));
if ('mistake' in options) fail(`${options.mistake}\n\n${USAGE}`);
else if (options.against !== undefined && commitOf(options.against) === undefined)
  fail(`--against: there is no revision "${options.against}" here; expected a commit, a branch or a tag`);
else await bench(options);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** What was measured; parts that were not asked for are absent. */
interface Measured {
  readonly decks?: readonly DeckResult[];
  readonly vanilla?: readonly Result[];
  readonly single?: readonly MicroResult[];
  readonly counts?: Counts;
}

async function bench({
  output,
  parts,
  decks: plan,
  rounds,
  seconds,
  renew,
  ...where
}: Options): Promise<void> {
  const wants = (part: Part): boolean => parts.includes(part);
  const decks = wants('decks') ? await benchDecks(plan, where) : undefined;
  const vanilla = wants('vanilla') ? await benchVanilla({ rounds, seconds }) : undefined;
  const single = wants('single') ? benchSingle(rounds) : undefined;
  const counts = wants('counts') ? countCalls() : undefined;
  if (counts && renew) keepCounts(counts);
  const measured: Measured = {
    ...(decks && { decks }),
    ...(vanilla && { vanilla }),
    ...(single && { single }),
    ...(counts && { counts }),
  };
  if (output === 'json') {
    const { version, arch } = process;
    console.log(
      JSON.stringify({ node: version, arch, plan: { ...plan, seconds }, ...measured }, undefined, 2),
    );
    return;
  }
  const tables = [
    decks && printDecks(plan, decks),
    vanilla && printReport({ rounds, seconds }, vanilla),
    single && printMicro(single),
    counts && printCounts(counts),
  ];
  console.log(tables.filter((table) => table !== undefined).join('\n\n'));
}

async function benchDecks(
  plan: DeckPlan,
  { against, profile }: Pick<Options, 'against' | 'profile'>,
): Promise<readonly DeckResult[]> {
  const commit = against === undefined ? undefined : commitOf(against);
  if (commit !== undefined) onProgress(`building ${against}`);
  const players = [
    ...(commit === undefined ? [] : [startPlayer(against ?? commit, builtRevision(commit))]),
    startPlayer('today', ROOT, profile),
  ];
  try {
    return await compareDecks(players, plan, onProgress);
  } finally {
    for (const player of players) player.stop();
  }
}

async function benchVanilla(plan: Plan): Promise<readonly Result[]> {
  return playRounds(await Promise.all(CONTENDERS.map((create) => create())), plan, onProgress);
}

function benchSingle(rounds: number): readonly MicroResult[] {
  onProgress('single operations');
  return measureMicro({ batches: rounds, milliseconds: MICRO_BATCH_MILLISECONDS });
}
