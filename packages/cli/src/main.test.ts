import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { reportThrown } from './program.ts';
import { scripted } from './scripted.fixture.ts';
import { Trouble } from './trouble.ts';

const BIN = fileURLToPath(new URL('../bin/spellspeed.js', import.meta.url));
const run = promisify(execFile);

test('the program runs, and refuses with exit code 1 and no stack', async () => {
  const { stdout } = await run(process.execPath, [BIN, 'card', 'Waboku']);
  expect(stdout).toContain('Normal Trap');
  const failing = run(process.execPath, [BIN, 'deck', 'check', 'nowhere.ydk']);
  await expect(failing).rejects.toMatchObject({
    code: 1,
    stderr: 'nowhere.ydk cannot be read: there is no such file.\n',
  });
});

test('a card is checked as it has just been compiled', async () => {
  const { stdout } = await run(process.execPath, [BIN, 'card', 'check', 'Magic Cylinder', '--json']);
  const parts = ['types', 'definition', 'list', 'pool', 'names', 'text', 'rulings'];
  expect(JSON.parse(stdout)).toMatchObject({
    name: 'Magic Cylinder',
    passed: true,
    findings: parts.map((part) => ({ part, wrong: [] })),
  });
});

test.each([
  ['simulate', '--duels', '3'],
  ['league', '--duels', '1'],
])('threads that share a run of %s play the same duels as one', async (...command) => {
  const digest = async (...more: string[]): Promise<unknown> => {
    const decks = ['--deck', 'yugi-starter', '--deck', 'kaiba-starter'];
    const { stdout } = await run(process.execPath, [BIN, ...command, ...decks, '--json', ...more]);
    return JSON.parse(stdout).digest;
  };
  const alone = await digest();
  expect(alone).toMatch(/^[0-9a-f]{16}$/);
  expect(await digest('--workers', '2')).toBe(alone);
});

test('says whose fault it is', () => {
  const terminal = scripted();
  reportThrown(new Trouble('This is wrong.', 'That is meant.'), terminal);
  reportThrown(new Error('broken'), terminal);
  expect(terminal.complaints()).toBe(
    'This is wrong.\nThat is meant.\nSomething is wrong in Spellspeed itself: broken\nSet DEBUG=1 to see where.',
  );
});
