import { expect, test } from 'vitest';
import { startSession } from '../commands/play.ts';
import { scripted } from '../scripted.fixture.ts';
import { commandIn } from './commands.ts';

test('a hint tells what a bot would do in the place of the person', () => {
  const session = startSession(
    { deck: 'kaiba-starter', against: 'yugi-starter', bot: 'greedy', second: false },
    3,
  );
  const terminal = scripted();
  expect(commandIn('hint')?.command.run(session, '', terminal)).toBe('prompt');
  expect(terminal.printed()).toMatch(/I expect: [\s\S]*So I see a chance of \d+ % to win/);
});
test('to ask for hints uses nothing up: the same is told again, and the duel goes on as if nobody had asked', () => {
  const options = { deck: 'kaiba-starter', against: 'yugi-starter', bot: 'greedy', second: false };
  const [session, other] = [startSession(options, 3), startSession(options, 3)];
  const hint = (): string => {
    const terminal = scripted();
    commandIn('hint')?.command.run(session, '', terminal);
    return terminal.printed();
  };
  const told = [hint(), hint(), hint(), hint()];
  expect(new Set(told).size).toBe(1);
  const follow = (of: typeof session): unknown => {
    const advised = of.advice()?.answers[0]?.answer ?? [0];
    of.answer(advised);
    return { advised, view: of.view() };
  };
  expect(follow(session)).toEqual(follow(other));
});
