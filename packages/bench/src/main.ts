import type { Contender } from './contender.ts';
import { measureMicro } from './micro.ts';
import { createOcgcore } from './ocgcore.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { printMicro, printReport } from './report.ts';
import { playRounds } from './rounds.ts';
import { createSpellspeed } from './spellspeed.ts';

/** The first is the baseline that the others are divided by. */
const CONTENDERS: readonly (() => Promise<Contender>)[] = [createOcgcore, createSpellspeed];

const MICRO_BATCH_MILLISECONDS = 20;

const options = parseOptions(process.argv.slice(2));
if ('mistake' in options) {
  console.error(`${options.mistake}\n\n${USAGE}`);
  process.exitCode = 1;
} else {
  await bench(options);
}

async function bench({ output, ...plan }: Options): Promise<void> {
  const contenders = await Promise.all(CONTENDERS.map((create) => create()));
  const results = playRounds(contenders, plan, (text) => console.error(text));
  console.error('single operations');
  const micro = measureMicro({ batches: plan.rounds, milliseconds: MICRO_BATCH_MILLISECONDS });
  console.log(
    output === 'json'
      ? JSON.stringify({ node: process.version, arch: process.arch, ...plan, results, micro }, undefined, 2)
      : `${printReport(plan, results)}\n\n${printMicro(micro)}`,
  );
}
