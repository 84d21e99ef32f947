import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexedTable, makeFactsIndex } from './facts-index.ts';
import { foldedNamesIn, tableOfAll } from './facts-table.ts';
import { foldName } from './fold-name.ts';

const bytes = readFileSync(new URL('../../data/facts.tsv', import.meta.url));
const slow = tableOfAll(bytes.toString('utf8'));
const index = makeFactsIndex(bytes);
const quick = indexedTable(bytes, index);
const lines = slow.passcodes.map((passcode) => slow.lineAt(passcode) ?? '');

describe('the index of the facts finds what the table finds', () => {
  test('by every passcode', () => {
    expect(quick.passcodes).toEqual(slow.passcodes);
    expect(slow.passcodes.map((passcode) => quick.lineAt(passcode))).toEqual(lines);
    fc.assert(fc.property(fc.nat(100_000_000), (code) => quick.lineAt(code) === slow.lineAt(code)));
  });
  test('by every name in every language', () => {
    const names = lines.flatMap((line) => [...foldedNamesIn(line)]);
    expect(names.length).toBeGreaterThan(40_000);
    const differing = names.filter((name) => quick.named(name, name) !== slow.named(name, name));
    expect(differing).toEqual([]);
  });
  test('by every English name as it is written, also where another differs by its punctuation only', () => {
    const english = lines.map((line) => line.split('\t')[1] ?? '');
    const differing = english.filter(
      (name, at) =>
        quick.named(name, foldName(name)) !== slow.passcodes[at] ||
        slow.named(name, foldName(name)) !== slow.passcodes[at],
    );
    expect(differing).toEqual([]);
  });
  test('and nothing by a word that is no name', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => quick.named(text, foldName(text)) === slow.named(text, foldName(text)),
      ),
    );
  });
});

test('an index of another table is refused', () => {
  expect(() => indexedTable(bytes.subarray(0, -1), index)).toThrow('belongs to another table');
  expect(() => indexedTable(bytes, index.subarray(0, -4))).toThrow('belongs to another table');
});
