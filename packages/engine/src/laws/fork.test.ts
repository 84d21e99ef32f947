import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Duel } from '../duel.ts';
import { PLAYERS } from '../vocabulary/players.ts';
import { always, answerWith, anyPlan, pick, playPlan } from './play.fixture.ts';

/** Whoever writes in place what another duel shares fails at once. */
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
};
const playOn = (duel: Duel, numbers: readonly number[]): void => {
  for (const number of numbers) {
    if (duel.decision === null) return;
    answerWith(duel, pick(duel.decision, number));
  }
};
const face = (duel: Duel): string =>
  JSON.stringify([duel.hash(), duel.decision, PLAYERS.map((player) => duel.view(player))]);

test('a fork never changes its origin, the origin never changes its fork, and both go on alike', () => {
  always(
    10,
    fc.property(
      anyPlan(150),
      fc.array(fc.nat({ max: 0xffff }), { maxLength: 8, size: 'max' }),
      (plan, detour) => {
        playPlan(plan, ({ duel }, answer) => {
          const before = face(duel);
          const [strayed, twin] = [duel.fork(), duel.fork()];
          playOn(strayed, detour);
          expect(face(duel)).toBe(before);
          expect(face(twin)).toBe(before);
          strayed.surrender(0);
          // The other way round, and on from the same place.
          const forked = duel.fork();
          answerWith(forked, answer);
          const after = face(forked);
          const early = duel.fork();
          playOn(duel.fork(), detour);
          answerWith(early, answer);
          playOn(early, detour);
          expect(face(duel)).toBe(before);
          expect(face(forked)).toBe(after);
          answerWith(twin, answer);
          expect(face(twin)).toBe(after);
        });
      },
    ),
  );
});

test('what forks share is never written in place', () => {
  always(
    25,
    fc.property(anyPlan(400), (plan) => {
      playPlan(plan, ({ duel, state }, answer) => {
        const fork = duel.fork();
        for (const part of Object.values(state())) freeze(part);
        answerWith(fork, answer);
      });
    }),
  );
});
