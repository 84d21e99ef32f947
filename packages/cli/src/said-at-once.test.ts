import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/table.ts';
import { run } from './index.ts';
import { saidAtOnce } from './said-at-once.ts';
import { scripted } from './scripted.fixture.ts';

describe('without loading a command', () => {
  test('the version and the help are said', () => {
    expect(saidAtOnce(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    for (const words of [['--help'], ['-h'], ['help'], ['help', 'help']])
      expect(saidAtOnce(words)?.out).toContain('simulate');
    expect(saidAtOnce([])).toMatchObject({ code: 1, out: '' });
  });
  test('an unknown command gets the nearest name, an unknown option its name', () => {
    expect(saidAtOnce(['crad'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Did you mean "card"'),
    });
    expect(saidAtOnce(['help', 'crad'])?.err).toContain('Did you mean "card"');
    expect(saidAtOnce(['--colour'])?.err).toContain("unknown option '--colour'");
  });
  test('a command that there is waits to be loaded', () => {
    for (const { name } of COMMANDS) expect(saidAtOnce([name])).toBeUndefined();
  });
});

describe('a command is loaded', () => {
  test.each(COMMANDS)('$name, as the list says it', async ({ name, does, load }) => {
    const command = (await load())(scripted(), () => undefined);
    expect(command).toBeInstanceOf(Command);
    expect([command.name(), command.description()]).toEqual([name, does]);
  });
  test.each([
    [['card', 'check', '--help'], 'Usage: spellspeed card check'],
    [['help', 'rule'], 'Usage: spellspeed rule'],
    [['pool', '--help'], 'add'],
  ])('%j tells what can be said to it', async (words, told) => {
    const terminal = scripted();
    expect(await run(words, terminal)).toBe(0);
    expect(terminal.printed()).toContain(told);
  });
  test('what it is told and does not know is refused with its own words', async () => {
    const terminal = scripted();
    expect(await run(['card', 'check', 'Kuriboh', '--colour'], terminal)).toBe(1);
    expect(terminal.complaints()).toContain("unknown option '--colour'");
  });
});
