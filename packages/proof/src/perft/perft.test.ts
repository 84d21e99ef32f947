import { describe, expect, test } from 'vitest';
import { branchesOf, continuations } from './count.ts';
import { DEPTHS, readFields, readTable, writeTable } from './fields.ts';

const fields = readFields();
const counted = Object.fromEntries(
  fields.map(({ title, begin }) => [title, DEPTHS.map((depth) => continuations(begin(), depth))]),
);
if (process.env.RENEW_PERFT) writeTable(counted);

describe('the number of legal continuations', () => {
  test('is kept for a dozen fields or more', () => expect(fields.length).toBeGreaterThanOrEqual(12));
  // If this fails and the change is meant: RENEW_PERFT=1 npx vitest run packages/proof; how to read it is in the README.
  test.each(fields)('$title', ({ title }) => {
    expect(counted[title]).toEqual(readTable()[title]);
  });
  test('has no field too many in its table', () => {
    expect(Object.keys(readTable())).toEqual(fields.map(({ title }) => title));
  });
  test('is the sum of those after each answer', () => {
    for (const { begin } of fields) {
      const branches = branchesOf(begin(), 3);
      const sum = branches.reduce((all, branch) => all + branch.continuations, 0);
      expect(sum).toBe(continuations(begin(), 3));
      expect(new Set(branches.map(({ answer }) => answer)).size).toBe(branches.length);
    }
  });
});
