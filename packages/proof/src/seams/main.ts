/** `npm run seams`: makes mistakes one at a time, and says whether the compiler or a test notices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { broken } from '../mutants/mutant.ts';
import { makeCompiler, ROOT } from './compiler.ts';
import type { Mistake } from './mistake.ts';
import { MISTAKES } from './mistakes.ts';
import { runTests } from './tests.ts';

const USAGE = `npm run seams -- [--only words] [--json]
  --only words   only the mistakes that have all of the words in their name or file
  --json         print data`;

interface Seen {
  readonly mistake: Mistake;
  /** Files in which it should be noticed, and is not. */
  readonly unnoticedIn: readonly string[];
}

const wanted = (only: string): readonly Mistake[] => {
  const words = only.toLowerCase().split(/\s+/);
  return MISTAKES.filter(({ name, file }) =>
    words.every((word) => `${name} ${file}`.toLowerCase().includes(word)),
  );
};
const sourceWith = (mistake: Mistake): string => {
  const result = broken(readFileSync(join(ROOT, mistake.file), 'utf8'), mistake);
  if ('problem' in result) throw new Error(result.problem);
  return result.source;
};

/** Nothing may be wrong before a mistake is made: otherwise what is wrong would be taken for its notice. */
const checkUnbroken = (mistakes: readonly Mistake[], compiler: ReturnType<typeof makeCompiler>): void => {
  const filesFor = (by: 'compiler' | 'tests'): string[] => [
    ...new Set(mistakes.filter(({ noticed }) => noticed.by === by).flatMap(({ noticed }) => noticed.files)),
  ];
  for (const [file, complaint] of compiler.complaints('', '', filesFor('compiler')))
    if (complaint !== null) throw new Error(`${file} does not compile as it is: ${complaint}`);
  for (const file of filesFor('tests')) {
    const { passed, output } = runTests(file);
    if (!passed) throw new Error(`${file} fails as it is:\n${output}`);
  }
};
const unnoticedIn = (mistake: Mistake, compiler: ReturnType<typeof makeCompiler>): readonly string[] => {
  const { file, noticed } = mistake;
  const source = sourceWith(mistake);
  if (noticed.by === 'tests') return noticed.files.filter((test) => runTests(test, { file, source }).passed);
  const complaints = compiler.complaints(file, source, noticed.files);
  return noticed.files.filter((each) => complaints.get(each) === null);
};

const print = ({ mistake, unnoticedIn }: Seen): void => {
  const { name, file, noticed } = mistake;
  const how = noticed.by === 'compiler' ? 'does not compile' : 'fails a test';
  if (unnoticedIn.length === 0) console.log(`${how.padEnd(17)}${name}`);
  else console.log(`UNNOTICED        ${name} (${file}): nothing is said in ${unnoticedIn.join(', ')}`);
};

const main = (): number => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const mistakes = wanted(values.only);
  const compiler = makeCompiler(mistakes);
  console.error('First everything as it is, then mistake by mistake …');
  checkUnbroken(mistakes, compiler);
  const seen = mistakes.map((mistake): Seen => {
    const one = { mistake, unnoticedIn: unnoticedIn(mistake, compiler) };
    if (!values.json) print(one);
    return one;
  });
  const open = seen.filter((each) => each.unnoticedIn.length > 0);
  if (values.json) console.log(JSON.stringify({ mistakes: seen.length, unnoticed: open }, null, 2));
  else console.log(`${seen.length - open.length} of ${seen.length} mistakes are noticed.`);
  return open.length === 0 && seen.length > 0 ? 0 : 1;
};

try {
  process.exitCode = main();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  console.error(USAGE);
  process.exitCode = 2;
}
