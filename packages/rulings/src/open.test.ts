import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageOfMistake, parseScenarios } from './index.ts';

const folder = new URL('../open/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

// Whether they fail is told by `npx spellspeed coverage`: what mends the engine is not to fail a test.
it.each(
  files,
)('%s can be read, and each ruling of it says for which kind of fault it stands there', (file) => {
  const { scenarios, mistakes } = parseScenarios(readFileSync(new URL(file, folder), 'utf8'), file);
  expect(mistakes.map(messageOfMistake)).toEqual([]);
  expect(scenarios.filter(({ unanswered }) => unanswered === null).map(({ title }) => title)).toEqual([]);
});
