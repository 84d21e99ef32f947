/** `npm run rulings:mutants`: breaks the rules one at a time and says which rulings notice. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Hunted, hunt } from './hunt.ts';
import { MUTANTS } from './mutants.ts';

const USAGE = `npm run rulings:mutants -- [--only words] [--all] [--json]
  --only words   only the mutants that have all of the words in their name, clause or file
  --all          run all rulings with each mutant, not only up to the first that notices, and count what fails
  --json         print data`;

interface Options {
  readonly all: boolean;
  readonly json: boolean;
  readonly only: string;
}
const optionsFrom = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  return values;
};

const wanted = (only: string) => {
  const words = only.toLowerCase().split(/\s+/);
  return MUTANTS.filter(({ name, clause, file }) =>
    words.every((word) => `${name} ${clause} ${file}`.toLowerCase().includes(word)),
  );
};

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const linesOf = ({ mutant, noticedBy, alsoFailing, problem }: Hunted, all: boolean): readonly string[] => {
  const { name, clause, file } = mutant;
  const others = all ? `; ${count(alsoFailing.length, 'other')} fail` : '';
  if (problem !== undefined) return [`✗ ${name} (${file}): ${problem}${others}`];
  const by = all ? ` by ${count(noticedBy.length, 'ruling')}` : '';
  return [
    `✓ ${name} (${clause}): noticed${by}${others}`,
    ...noticedBy.slice(0, 2).map((ruling) => `    ${ruling.title} (${ruling.file})`),
  ];
};

/** Returns the exit code. */
const main = async (args: readonly string[]): Promise<number> => {
  const { all, json, only } = optionsFrom(args);
  const mutants = wanted(only);
  if (mutants.length === 0) throw new Error(`No mutant has the words "${only}".`);
  const limits = { workers: availableParallelism(), depth: all ? 'all' : 'noticed' } as const;
  let done = 0;
  const { failing, hunted } = await hunt(mutants, limits, (each) => {
    done++;
    if (json) process.stderr.write(`${done}/${mutants.length} ${each.mutant.name}\n`);
    else for (const line of linesOf(each, all)) console.log(line);
  });
  const unnoticed = hunted.filter(({ problem }) => problem !== undefined);
  if (json) console.log(JSON.stringify(reportOf(failing, hunted), null, 2));
  else {
    for (const failure of failing) console.log(`✗ fails with the engine unbroken: ${failure}`);
    console.log(
      `${count(hunted.length, 'broken rule')} of ${MUTANTS.length}: ${hunted.length - unnoticed.length} noticed, ${unnoticed.length} not`,
    );
  }
  return failing.length + unnoticed.length === 0 ? 0 : 1;
};

const titles = (rulings: Hunted['noticedBy']) => rulings.map(({ file, title }) => ({ file, title }));
const reportOf = (failing: readonly string[], hunted: readonly Hunted[]) => ({
  failing,
  mutants: hunted.map(({ mutant: { name, clause, file }, noticedBy, alsoFailing, problem }) => ({
    name,
    clause,
    file,
    noticed: problem === undefined,
    noticedBy: titles(noticedBy),
    alsoFailing: titles(alsoFailing),
    ...(problem === undefined ? {} : { problem }),
  })),
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  console.error(USAGE);
  process.exitCode = 1;
}
