import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageOfMistake, parseScenarios } from './index.ts';

const folder = new URL('../open/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

// Whether they fail is told by `npx spellspeed coverage`: what mends the engine is not to fail a test.
it('what is not answered yet can be read, and each ruling says for which kind of fault it stands there', () => {
  const read = files.map((file) => parseScenarios(readFileSync(new URL(file, folder), 'utf8'), file));
  expect(read.flatMap(({ mistakes }) => mistakes.map(messageOfMistake))).toEqual([]);
  const unnumbered = read.flatMap(({ scenarios }) =>
    scenarios.filter(({ unanswered }) => unanswered === null),
  );
  expect(unnumbered.map(({ title }) => title)).toEqual([]);
});
