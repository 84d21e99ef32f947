import { readdirSync, readFileSync } from 'node:fs';
import { allFacts } from '@spellspeed/cards';
import { expect, test } from 'vitest';

const ENGINE = new URL('../../../engine/src/', import.meta.url);
const FILES = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file))
  .sort();

const NAMES = allFacts()
  .map((card) => card.names.en)
  .filter((name) => name.includes(' '));
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const CARD_NAME = new RegExp(`(?<![\\w-])(?:${NAMES.map(escaped).join('|')})(?![\\w-])`, 'g');

/** Words of the rules that are also names of cards. */
const RULES_WORDS = new Set<string>(['Toon World', 'Pendulum Scale', 'Synchro Material']);

const FORBIDDEN: readonly { readonly what: string; readonly pattern: RegExp; readonly instead: string }[] = [
  {
    what: 'a clock',
    pattern: /\bDate\b|\bperformance\b|\bset(?:Timeout|Interval)\b/g,
    instead: 'The duel knows no time; hosts have clocks.',
  },
  {
    what: 'chance of its own',
    pattern: /\bMath\.random\b|\bcrypto\b/g,
    instead: 'Draw from the duel’s own generator: roll() of state/door.ts.',
  },
  { what: 'output', pattern: /\bconsole\b/g, instead: 'Record a happening, or throw with bug().' },
  {
    what: 'the surroundings',
    pattern: /\bprocess\.|\bglobalThis\b|\bfetch\(/g,
    instead: 'Whatever the engine needs is given to it as a value.',
  },
  {
    what: 'an import from Node',
    pattern: /(?:from|import\(?)\s*['"](?:node:|fs|path|url|os)/g,
    instead: 'The engine runs wherever JavaScript runs.',
  },
  {
    what: 'an async step',
    pattern: /\basync\b|\bawait\b|\bPromise\b|\bfunction\s*\*|\byield\b/g,
    instead: 'What waits is a frame of the state.',
  },
  {
    what: 'a passcode',
    pattern: /(?<![\w.])[1-9]\d{6,7}(?![\w.])/g,
    instead: 'Cards are in packages/cards; the engine knows none.',
  },
];

/** Every place where a source says what it must not. */
const offences = (file: string, source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) => [
      ...FORBIDDEN.flatMap(({ what, pattern, instead }) =>
        (line.match(pattern) ?? []).map((found) => `${file}:${index + 1}: ${what} ("${found}"). ${instead}`),
      ),
      ...(line.match(CARD_NAME) ?? [])
        .filter((name) => !RULES_WORDS.has(name))
        .map(
          (name) =>
            `${file}:${index + 1}: the card "${name}". Write a general block that the card's definition uses.`,
        ),
    ]);

test('the engine has no clock, no chance of its own, no input or output, and knows no card', () => {
  expect(FILES.length).toBeGreaterThan(60);
  expect(FILES.flatMap((file) => offences(file, readFileSync(new URL(file, ENGINE), 'utf8')))).toEqual([]);
});

test.each([
  ['const now = Date.now();', 'a clock'],
  ['const die = Math.random() * 6;', 'chance of its own'],
  ["console.log('chain');", 'output'],
  ['const { env } = process.env;', 'the surroundings'],
  ["import { readFileSync } from 'node:fs';", 'an import from Node'],
  ['const ask = async () => {};', 'an async step'],
  ['if (passcode === 89631139) return 3000;', 'a passcode'],
  ['// as with Blue-Eyes White Dragon', 'the card "Blue-Eyes White Dragon"'],
])('the guard sees %s', (line, what) => {
  expect(offences('x.ts', line).join()).toContain(what);
});
