import type { Player } from '@spellspeed/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { Table } from './table.ts';
import { openingOf, POOL, Sitting } from './tables.fixture.ts';

const TABLES = sized(15, 200);
const other = (player: Player): Player => (player === 0 ? 1 : 0);
const passcodesIn = (value: unknown): number[] =>
  [...JSON.stringify(value).matchAll(/"passcode":(\d+)/g)].map(([, code]) => Number(code));
/** Chooses this, whoever is asked; gives who it was. */
const choose = (sitting: Sitting, name: string): Player => {
  const { player, question } = sitting.open;
  const choices = question?.about === 'duel' ? question.decision.choices : [];
  const index = choices.findIndex((choice) => choice.do === name);
  expect(sitting.do(player, { do: 'answer', choices: [index] }, question?.number)).toBeUndefined();
  return player;
};
/** Until somebody can do this. */
const until = (sitting: Sitting, name: string): Sitting => {
  for (let steps = 0; steps < 200; steps++) {
    const { question } = sitting.open;
    const choices = question?.about === 'duel' ? question.decision.choices : [];
    if (choices.some((choice) => choice.do === name)) return sitting;
    sitting.step();
  }
  throw new Error(`nobody can ${name}`);
};
const ask = (sitting: Sitting, by: Player) => {
  const taken = sitting.table.take({
    at: ++sitting.now,
    by,
    question: null,
    lag: 0,
    act: { do: 'ask-undo' },
  });
  if ('entry' in taken) sitting.log.push(taken.entry);
  return 'refusal' in taken ? taken.refusal.why : 'asked for';
};
const seen = (sitting: Sitting) => ([0, 1] as const).map((player) => sitting.course(player).view);

describe('an answer is taken back', () => {
  test('when the other player agrees, and everything is as it was but the time', () => {
    const sitting = until(new Sitting(), 'set-monster');
    const before = seen(sitting);
    const numberBefore = sitting.open.question?.number ?? 0;
    const bank = sitting.course(0).clock.left;
    const player = choose(sitting, 'set-monster');
    expect(ask(sitting, player)).toBe('asked for');
    expect(sitting.course(other(player)).undo).toBe(player);
    expect(sitting.do(other(player), { do: 'answer-undo', agrees: true }, null, 4000)).toBeUndefined();
    expect(seen(sitting)).toEqual(before);
    expect(sitting.course(0).undo).toBeNull();
    const { question } = sitting.open;
    expect(question?.number).toBeGreaterThan(numberBefore);
    const after = sitting.course(0).clock.left;
    expect(after[0] <= bank[0] && after[1] <= bank[1]).toBe(true);
    expect(sitting.do(player, { do: 'answer', choices: [0] }, numberBefore)).toBe('other-question');
  });
  test('and takes no time with it: what was thought is spent, and the action gives nothing', () => {
    const sitting = until(new Sitting(), 'set-monster');
    const { player } = sitting.open;
    const before = sitting.course(0).clock.left[player];
    sitting.now += 20_000;
    choose(sitting, 'set-monster');
    const spent = before - 20_100;
    expect(sitting.course(0).clock.left[player]).toBe(spent + 5000);
    ask(sitting, player);
    sitting.do(other(player), { do: 'answer-undo', agrees: true });
    expect(sitting.course(0).clock.left[player]).toBe(spent);
  });
  test('never without consent: a no, an answer of anybody, or the wrong person leave it as it is', () => {
    const sitting = until(new Sitting(), 'set-monster');
    const player = choose(sitting, 'set-monster');
    const after = seen(sitting);
    expect(sitting.do(other(player), { do: 'answer-undo', agrees: true })).toBe('not-asked');
    expect(ask(sitting, player)).toBe('asked for');
    expect(sitting.do(player, { do: 'answer-undo', agrees: true })).toBe('not-yours');
    expect(sitting.do(null, { do: 'answer-undo', agrees: true })).toBe('not-yours');
    expect(sitting.do(other(player), { do: 'answer-undo', agrees: false })).toBeUndefined();
    expect(seen(sitting)).toEqual(after);
    expect(ask(sitting, player)).toBe('asked');
    const second = until(new Sitting(), 'set-monster');
    const asker = choose(second, 'set-monster');
    ask(second, asker);
    second.step();
    expect(second.do(other(asker), { do: 'answer-undo', agrees: true })).toBe('not-asked');
  });
  test('never past a card that was shown', () => {
    const sitting = until(new Sitting(), 'normal-summon');
    const player = choose(sitting, 'normal-summon');
    const seenByOther = () => passcodesIn(sitting.course(other(player)).view).length;
    // Where it goes is still to be said.
    for (const before = seenByOther(); seenByOther() === before; ) sitting.step();
    expect(ask(sitting, player)).toBe('shown');
  });
  test('never past what chance has decided, and never what was not decided', () => {
    const sitting = new Sitting();
    const { player } = sitting.open;
    expect(ask(sitting, player)).toBe('nothing');
    sitting.step();
    sitting.step();
    expect(ask(sitting, player)).toMatch(/chance|answered/);
  });
  test('never into the Duel before', () => {
    const sitting = until(new Sitting(), 'set-monster');
    const player = choose(sitting, 'set-monster');
    sitting.do(0, { do: 'surrender' });
    expect(ask(sitting, player)).toBe('nothing');
  });
  test(`so that nobody knows a card that was hidden before, and the log leads to the same (${TABLES} tables)`, () => {
    let undone = 0;
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(3), { minLength: 60, maxLength: 160 }), (seed, doings) => {
        const sitting = new Sitting(openingOf({ seed }), undefined, seed);
        const steps: { readonly seen: string; readonly told: Set<number>[]; readonly by: Player }[] = [];
        for (const doing of doings) {
          if (sitting.table.stage !== 'playing') break;
          if (doing > 0) {
            const [before, by] = [JSON.stringify(seen(sitting)), sitting.open.player];
            sitting.step();
            const told = ([0, 1] as const).map((each) => new Set(passcodesIn(sitting.table.events(each))));
            steps.push({ seen: before, told, by });
            continue;
          }
          const by = steps.at(-1)?.by ?? 0;
          if (ask(sitting, by) !== 'asked for') continue;
          sitting.do(other(by), { do: 'answer-undo', agrees: true });
          const index = steps.findLastIndex((step) => step.seen === JSON.stringify(seen(sitting)));
          expect(index).toBeGreaterThanOrEqual(0);
          for (const player of [0, 1] as const) {
            const known = new Set(passcodesIn(seen(sitting)[player]));
            for (const step of steps.slice(index))
              for (const passcode of step.told[player] ?? []) expect(known).toContain(passcode);
          }
          undone++;
          steps.splice(index);
        }
        const again = Table.replay(openingOf({ seed }), sitting.log, POOL);
        expect(again.hash()).toBe(sitting.table.hash());
      }),
      { numRuns: TABLES },
    );
    expect(undone).toBeGreaterThan(0);
  });
});
