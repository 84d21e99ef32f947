import { execFile, spawn } from 'node:child_process';
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

test('a search that is stopped says what it has found so far', async () => {
  const hand = ['--hand', 'Black Whirlwind; Blackwing - Bora the Spear', '--positions', '50000000'];
  const child = spawn(process.execPath, [BIN, 'solve', '--deck', 'blackwing', ...hand, '--width', '10000']);
  let printed = '';
  child.stdout.on('data', (part) => {
    // What is asked is said before the search begins.
    if (printed === '') child.kill('SIGINT');
    printed += part;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, printed]).toEqual([0, expect.stringContaining('The strongest field (best of those that')]);
});
