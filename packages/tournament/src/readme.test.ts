import { readFileSync } from 'node:fs';
import * as cards from '@spellspeed/cards';
import { expect, test } from 'vitest';
import * as tournament from './index.ts';

test('the example of the README prints what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readme.match(/```ts\n(.*?)```/s)?.[1] ?? '';
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  const printed: string[] = [];
  const console = { log: (...texts: string[]) => printed.push(texts.join(' ')) };
  const body = example.replace(/import (\{.*?\}) from '@spellspeed\/(\w+)'/g, 'const $1 = packages.$2');
  new Function('packages', 'console', body)({ cards, tournament }, console);
  expect(printed).toEqual(promised);
  expect(printed).toHaveLength(4);
});
