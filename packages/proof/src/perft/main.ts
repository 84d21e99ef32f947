/** `npm run perft`: the number of legal continuations of every field. */
import { parseArgs } from 'node:util';
import type { Duel } from '@spellspeed/engine';
import { branchesOf, continuations } from './count.ts';
import { DEPTHS, type Field, readFields, readTable, writeTable } from './fields.ts';

const USAGE = `npm run perft -- [--renew] | [--divide "words of a title" [--depth n] [--after 3/0/1]]
  --renew    writes the table
  --divide   the continuations of one field, answer by answer (--depth 4 unless said otherwise)
  --after    first gives these answers, by their numbers in the divided lists`;

const LAST = DEPTHS[DEPTHS.length - 1] ?? 1;

const printTable = (shouldWrite: boolean): void => {
  const known = readTable();
  const found: { [title: string]: readonly number[] } = {};
  for (const { title, begin } of readFields()) {
    const counts = DEPTHS.map((depth) => continuations(begin(), depth));
    found[title] = counts;
    const isKnown = String(known[title]) === String(counts);
    console.log(
      `${isKnown ? ' ' : '≠'} ${counts.map((count) => String(count).padStart(8)).join('')}  ${title}`,
    );
    if (!isKnown)
      console.log(
        `  ${(known[title] ?? []).map((count) => String(count).padStart(8)).join('')}  in the table`,
      );
  }
  if (shouldWrite) writeTable(found);
};

const fieldWith = (words: string): Field => {
  const fitting = readFields().filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  const [field] = fitting;
  if (field === undefined || fitting.length > 1)
    throw new Error(`${fitting.length} fields have "${words}" in their title; expected one.`);
  return field;
};

const printBranches = (words: string, depth: number, after: readonly number[]): void => {
  let duel: Duel = fieldWith(words).begin();
  for (const number of after) {
    const branch = branchesOf(duel, 1)[number];
    if (branch === undefined) throw new Error(`There is no answer ${number} here.`);
    console.log(`after ${branch.answer}:`);
    duel = branch.duel;
  }
  const { decision } = duel;
  console.log(
    decision
      ? `player ${decision.player} is asked: ${decision.kind} (${decision.why.for})`
      : 'the duel is over',
  );
  const branches = branchesOf(duel, depth);
  for (const [number, { answer, continuations: ways }] of branches.entries())
    console.log(`${String(number).padStart(4)} ${String(ways).padStart(8)}  ${answer}`);
  console.log(
    `     ${String(branches.reduce((sum, branch) => sum + branch.continuations, 0)).padStart(8)}  in all`,
  );
};

try {
  const { values } = parseArgs({
    options: {
      renew: { type: 'boolean', default: false },
      divide: { type: 'string' },
      depth: { type: 'string', default: String(LAST) },
      after: { type: 'string', default: '' },
    },
  });
  const after = values.after === '' ? [] : values.after.split('/').map(Number);
  const depth = Number(values.depth);
  if (!Number.isInteger(depth) || depth < 1)
    throw new Error(`--depth ${values.depth} is no whole number from 1.`);
  if (values.divide === undefined) printTable(values.renew);
  else printBranches(values.divide, depth, after);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  console.error(USAGE);
  process.exitCode = 1;
}
