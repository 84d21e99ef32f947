import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Trouble } from '../trouble.ts';
import { findKnownFacts } from './known-facts.ts';

const LINE = {
  ...{ passcode: 1, names: { en: 'Rock of a Test', it: 'Roccia' }, cardType: 'Monster', series: ['Test'] },
  ...{ typeLine: 'Rock / Link / Effect', attribute: 'EARTH', linkArrows: ['⬇'], atk: 1000 },
};
const file = join(mkdtempSync(join(tmpdir(), 'spellspeed-')), 'facts.jsonl');
const factsIn = (line: unknown) => {
  writeFileSync(file, JSON.stringify(line));
  return findKnownFacts('Rock of a Test', file).facts;
};

test('a card of a file is found by each of its names', () => {
  expect(factsIn(LINE).names).toEqual({ en: 'Rock of a Test', it: 'Roccia', aliases: [] });
  expect(findKnownFacts('roccia', file)).toMatchObject({ inProject: false, facts: { passcode: 1 } });
});

test('whatever stands in a line, it is read or refused in plain words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(LINE)), fc.jsonValue(), (key, value) => {
      try {
        factsIn({ ...LINE, [key]: value });
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Trouble);
      }
    }),
    {
      numRuns: 300,
      examples: [
        ['names', { en: 'Rock of a Test', ja: 5 }],
        ['linkArrows', 5],
        ['attribute', { toString: false }],
        ['cardType', { toString: false }],
        ['series', 5],
      ],
    },
  );
});
