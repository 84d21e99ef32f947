import { describe, expect, test } from 'vitest';
import { AWAY, CREDIT, SIDING } from './clock.ts';
import { openingOf, SETTINGS, Sitting } from './tables.fixture.ts';

const BANK = SETTINGS.clock.bank * 1000;
const other = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0);
/** Until somebody is free to act in a Main Phase. */
const toMainPhase = (sitting: Sitting): void => {
  for (let steps = 0; steps < 100; steps++) {
    const { question } = sitting.open;
    if (question?.about === 'duel' && question.decision.kind === 'act') return;
    sitting.step();
  }
  throw new Error('no Main Phase');
};
const answerWith = (sitting: Sitting, name: string, after: number, lag = 0): void => {
  const { player, question } = sitting.open;
  const choices = question?.about === 'duel' ? question.decision.choices : [];
  const index = choices.findIndex((choice) => choice.do === name);
  expect(
    sitting.do(player, { do: 'answer', choices: [index] }, question?.number, after, lag),
  ).toBeUndefined();
};

describe('the clock', () => {
  test('runs for who is asked, and not for the other', () => {
    const sitting = new Sitting();
    const { player } = sitting.open;
    sitting.now += 7000;
    const { left, runs } = sitting.course(0).clock;
    expect([left[player], left[other(player)]]).toEqual([BANK - 7000, BANK]);
    expect([runs[player], runs[other(player)]]).toEqual([true, false]);
  });
  test('gives an increment for a real action, never more than the bank, and none for passing', () => {
    const sitting = new Sitting();
    toMainPhase(sitting);
    const { player } = sitting.open;
    const before = sitting.course(0).clock.left[player];
    answerWith(sitting, 'set-monster', 20_000);
    const set = sitting.course(0).clock.left[player];
    expect(set).toBe(before - 20_000 + 5000);
    toMainPhase(sitting);
    const now = sitting.course(0).clock.left[player];
    answerWith(sitting, 'enter-phase', 3000);
    expect(sitting.course(0).clock.left[player]).toBe(now - 3000);
  });
  test('takes back what the connection took, half a second at the most, and so much in a Duel', () => {
    const sitting = new Sitting();
    toMainPhase(sitting);
    const { player } = sitting.open;
    const before = sitting.course(0).clock.left[player];
    answerWith(sitting, 'enter-phase', 3000, 60_000);
    expect(sitting.course(0).clock.left[player]).toBe(before - 2500);
  });
  test('lets a player whose time has run out lose the Duel, and nobody before', () => {
    const sitting = new Sitting();
    const { player } = sitting.open;
    const timeOut = { do: 'time-out', player } as const;
    expect(sitting.do(null, timeOut, null, BANK - 1)).toBe('not-yet');
    expect(sitting.do(player, timeOut, null, 1)).toBe('not-yours');
    expect(sitting.table.nextTimeOut).toEqual({ player, at: sitting.now });
    expect(sitting.do(null, timeOut, null, 0)).toBeUndefined();
    expect(sitting.course(0).view?.score[other(player)]).toBe(1);
  });
  test('between two Duels has a bank of its own; who is late goes on with the same deck', () => {
    const sitting = new Sitting();
    sitting.do(0, { do: 'surrender' });
    expect(sitting.course(0).clock.left).toEqual([SIDING, SIDING]);
    expect(sitting.do(null, { do: 'time-out', player: 1 }, null, SIDING)).toBeUndefined();
    expect(sitting.course(0).view?.theirs.handedIn).toBe(true);
    sitting.do(null, { do: 'time-out', player: 0 }, null, 0);
    expect(sitting.course(0)).toMatchObject({ stage: 'playing', clock: { left: [BANK, BANK] } });
  });
});

describe('a lost connection', () => {
  test('does not stop the clock, and leads to no loss by itself: the other may claim the win', () => {
    const sitting = new Sitting();
    const { player } = sitting.open;
    const there = other(player);
    expect(sitting.do(there, { do: 'claim' })).toBe('not-yet');
    sitting.do(null, { do: 'away', player }, null, 0);
    expect(sitting.do(there, { do: 'claim' }, null, AWAY - 1)).toBe('not-yet');
    expect(sitting.do(null, { do: 'time-out', player }, null, BANK)).toBe('not-yet');
    expect(sitting.table.stage).toBe('playing');
    expect(sitting.do(there, { do: 'claim' }, null, 1)).toBeUndefined();
    expect(sitting.table.result).toEqual({ winner: there, reason: 'match-loss' });
  });
  test('comes out of one bank, however often it is lost', () => {
    const sitting = new Sitting();
    for (let times = 1; times <= 3; times++) {
      sitting.do(null, { do: 'away', player: 1 }, null, 1000);
      sitting.do(null, { do: 'back', player: 1 }, null, 10_000);
      expect(sitting.course(0).clock.awayLeft).toEqual([AWAY, AWAY - times * 10_000]);
    }
  });
  test('of the server costs nobody time', () => {
    const sitting = new Sitting(openingOf());
    const { player } = sitting.open;
    sitting.do(null, { do: 'resumed' }, null, 10 * BANK);
    sitting.now += CREDIT;
    expect(sitting.course(0).clock).toMatchObject({
      left: [BANK, BANK],
      awayLeft: [AWAY, AWAY],
      away: [true, true],
    });
    sitting.do(null, { do: 'back', player }, null, 1000);
    expect(sitting.course(0).clock.left[player]).toBe(BANK - 1000);
    expect(sitting.course(0).clock.awayLeft[player]).toBe(AWAY - 1000);
  });
});
