import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { entry } from './entry.ts';
import { Table } from './table.ts';
import { GUEST, guestWith, HOST, openingOf, POOL, Sitting, YUGI } from './tables.fixture.ts';

const REPLAYED = sized(8, 60);
const STEPS = 80;

describe('a table', () => {
  test(`is the same again after its log is read (${REPLAYED} tables)`, () => {
    const what = fc.constantFrom(
      'step',
      'step',
      'step',
      'step',
      'away',
      'back',
      'resumed',
      'surrender',
      'wrong',
    );
    fc.assert(
      fc.property(fc.nat(), fc.array(what, { maxLength: STEPS }), (seed, doings) => {
        const sitting = new Sitting(openingOf({ seed }));
        for (const doing of doings) {
          if (sitting.table.stage !== 'playing') break;
          const { player, question } = sitting.open;
          if (doing === 'step') sitting.step();
          else if (doing === 'surrender') sitting.do(player, { do: 'surrender' });
          else if (doing === 'resumed') sitting.do(null, { do: 'resumed' });
          else if (doing === 'wrong') {
            const before = sitting.table.hash();
            expect(sitting.do(player, { do: 'answer', choices: [9999] }, question?.number)).toBeDefined();
            expect(sitting.table.hash()).toBe(before);
          } else sitting.do(null, { do: doing as 'away' | 'back', player });
        }
        const log = sitting.log.map((each) => entry.parse(JSON.parse(JSON.stringify(each))));
        const again = Table.replay(openingOf({ seed }), log, POOL);
        expect(again.hash()).toBe(sitting.table.hash());
        expect(again.course(1, sitting.now)).toEqual(sitting.course(1));
      }),
      { numRuns: REPLAYED },
    );
  });

  test('plays a best of three with the exchange of cards to its end', () => {
    const sitting = new Sitting();
    for (let duel = 0; sitting.table.stage === 'playing'; duel++) {
      for (let step = 0; step < 5; step++) sitting.step();
      sitting.do(duel === 1 ? 1 : 0, { do: 'surrender' });
      if (sitting.table.stage === 'playing') {
        expect(sitting.course(0).question?.about).toBe('side-deck');
        sitting.step();
        expect(sitting.course(0).question).toBeNull();
        sitting.step();
      }
    }
    expect(sitting.table.result).toEqual({ winner: 1, reason: 'duels' });
    expect(sitting.do(0, { do: 'surrender' })).toBe('over');
  });

  test('refuses an answer that is late, doubled, illegal or from another seat, and stays as it was', () => {
    const sitting = new Sitting();
    sitting.step();
    sitting.step();
    const { player, question } = sitting.open;
    const number = question?.number ?? -1;
    const before = sitting.table.hash();
    const answer = { do: 'answer', choices: [0] } as const;
    expect(sitting.do(player, { ...answer, choices: [0] }, number - 1)).toBe('other-question');
    expect(sitting.do(player, { ...answer, choices: [0] }, number + 1)).toBe('other-question');
    expect(sitting.do(player === 0 ? 1 : 0, { ...answer, choices: [0] }, number)).toBe('not-asked');
    expect(sitting.do(player, { ...answer, choices: [0, 0] }, number)).toBe('illegal');
    expect(sitting.do(player, { ...answer, choices: [777] }, number)).toBe('illegal');
    expect(sitting.do(player, { do: 'exchange', deck: guestWith().deck }, number)).toBe('illegal');
    expect(sitting.do(null, { do: 'join', player: guestWith() })).toBe('seat-taken');
    expect(sitting.table.hash()).toBe(before);
    sitting.do(player, { ...answer, choices: [0] }, number);
    expect(sitting.do(player, { ...answer, choices: [0] }, number)).toMatch(/not-asked|other-question/);
  });

  test('keeps the number of a question that is open while the other hands in a deck', () => {
    const sitting = new Sitting();
    sitting.do(0, { do: 'surrender' });
    const number = sitting.course(1).question?.number;
    sitting.step();
    expect(sitting.course(1).question?.number).toBe(number);
  });

  test('knows who sits where', () => {
    const { table } = new Sitting();
    expect([HOST, GUEST, 'z'.repeat(20)].map((account) => table.seatOf(account))).toEqual([0, 1, null]);
    const waiting = new Table(openingOf(), POOL);
    const again = { account: HOST, name: 'Ann', deck: guestWith().deck };
    const taken = waiting.take({
      at: 1,
      by: null,
      question: null,
      lag: 0,
      act: { do: 'join', player: again },
    });
    expect(taken).toMatchObject({ refusal: { reason: 'seat-taken' } });
  });

  test('that was begun in other rules is never gone on with; both can agree to end it', () => {
    const sitting = new Sitting();
    sitting.step();
    const [joined] = sitting.log;
    if (joined === undefined) throw new Error('nobody has joined');
    const old = Table.replay(openingOf(), [joined], null);
    const say = (by: 0 | 1, act: { do: 'agree' } | { do: 'surrender' }) =>
      old.take({ at: 1, by, question: null, lag: 0, act });
    expect(say(0, { do: 'surrender' })).toMatchObject({ refusal: { reason: 'older-rules' } });
    say(0, { do: 'agree' });
    expect(old.stage).toBe('older-rules');
    say(1, { do: 'agree' });
    expect(old.result).toEqual({ winner: null, reason: 'agreed' });
  });
  test('that nobody has joined can be taken away by who laid it', () => {
    const table = new Table(
      openingOf({ host: { account: HOST, name: 'Ann', deck: guestWith(YUGI).deck } }),
      POOL,
    );
    const close = (by: 0 | 1) => table.take({ at: 1, by, question: null, lag: 0, act: { do: 'close' } });
    expect(close(1)).toMatchObject({ refusal: { reason: 'not-yours' } });
    close(0);
    expect(table.stage).toBe('closed');
  });
});
