import { readdirSync, readFileSync } from 'node:fs';
import { parseScenarios } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { javascriptOf, sourceOf } from './copy.ts';
import { broken } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

const RULINGS = new URL('../../../rulings/rulings/', import.meta.url);
const cited = new Set(
  readdirSync(RULINGS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseScenarios(readFileSync(new URL(file, RULINGS), 'utf8'), file).scenarios)
    .flatMap(({ cites, skip }) => (skip === null ? cites : [])),
);

describe('mutants', () => {
  test('are twenty or more, each with its own name', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });
  // Where one fails, the engine was changed: change `find` and `replace` so that they break the same rule again.
  test.each(MUTANTS)('$name: the change can be made, and a ruling cites the clause', (mutant) => {
    const result = broken(sourceOf(mutant), mutant);
    if ('problem' in result) throw new Error(result.problem);
    expect(javascriptOf(result.source)).not.toBe(javascriptOf(sourceOf(mutant)));
    expect(cited).toContain(mutant.clause);
  });
  test('that fit nowhere, or twice, are refused', () => {
    const [mutant] = MUTANTS;
    if (!mutant) throw new Error('There are no mutants.');
    expect(broken('', mutant)).toEqual({ problem: expect.stringContaining('0 times') });
    expect(broken(mutant.find.repeat(2), mutant)).toEqual({ problem: expect.stringContaining('2 times') });
    expect(broken(mutant.find, { ...mutant, replace: mutant.find })).toEqual({
      problem: expect.stringContaining('changes nothing'),
    });
  });
});
