import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as formats from './index.ts';

test('the example of the README prints what it says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = readme.match(/```ts\n(.*?)```/s)?.[1] ?? '';
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  const printed: string[] = [];
  const console = { log: (text: string) => printed.push(text) };
  const body = example.replace(/import (\{.*?\}) from .*/, 'const $1 = formats;');
  new Function('formats', 'console', body)(formats, console);
  expect(printed).toEqual(promised);
  expect(printed).toHaveLength(4);
});
