import { readdirSync, readFileSync } from 'node:fs';
import { parseScenarios } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { javascriptOf, sourceOf } from './copy.ts';
import { MATCH_MUTANTS } from './match-mutants.ts';
import { broken, type Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

const RULINGS = new URL('../../../rulings/rulings/', import.meta.url);
const cited = new Set(
  readdirSync(RULINGS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseScenarios(readFileSync(new URL(file, RULINGS), 'utf8'), file).scenarios)
    .flatMap(({ cites, skip }) => (skip === null ? cites : [])),
);

/** The rooms of the engine in which rules are kept. */
const FLOORS = [
  ...['procedures/turn', 'procedures/chain', 'procedures/battle', 'procedures/summon', 'procedures/effect'],
  ...['legality', 'verbs', 'field', 'meaning', 'moves', 'state'],
];
/** Many mutants share a file. */
const unbroken = new Map<string, string>();
const unbrokenJavascriptOf = (mutant: Mutant): string => {
  const key = `${mutant.package ?? 'engine'}/${mutant.file}`;
  const known = unbroken.get(key) ?? javascriptOf(sourceOf(mutant));
  unbroken.set(key, known);
  return known;
};

describe('mutants', () => {
  test('are 120 or more of the engine besides those about Matches, on all its floors, each with its own name', () => {
    const ofEngine = MUTANTS.filter((mutant) => !MATCH_MUTANTS.includes(mutant));
    expect(ofEngine.length).toBeGreaterThanOrEqual(120);
    const floors = new Set(ofEngine.map(({ file }) => file.split('/').slice(0, -1).join('/')));
    expect([...floors]).toEqual(expect.arrayContaining(FLOORS));
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
  });
  // Where one fails, the engine was changed: change `find` and `replace` so that they break the same rule again.
  test.each(MUTANTS)('$name: the change can be made, and a ruling cites the clause', (mutant) => {
    const result = broken(sourceOf(mutant), mutant);
    if ('problem' in result) throw new Error(result.problem);
    expect(javascriptOf(result.source)).not.toBe(unbrokenJavascriptOf(mutant));
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
