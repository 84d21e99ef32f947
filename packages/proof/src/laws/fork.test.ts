import fc from 'fast-check';
import { expect } from 'vitest';
import type { Duel } from '../../../engine/src/duel.ts';
import { PLAYERS } from '../../../engine/src/vocabulary/players.ts';
import { answerWith, anyPlan, law, pick, playPlan } from './play.fixture.ts';

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

const anyDetour = fc.array(fc.nat({ max: 0xffff }), { minLength: 1, maxLength: 6, size: 'max' });
law(
  'a fork never changes its origin, the origin never changes its fork, and both go on alike',
  10,
  fc.property(anyPlan(150), anyDetour, (plan, detour) => {
    playPlan(plan, ({ duel }, answer) => {
      const before = face(duel);
      const [fork, twin] = [duel.fork(), duel.fork()];
      playOn(fork, detour);
      expect(face(duel)).toBe(before);
      expect(face(twin)).toBe(before);
      // The fork is an origin in its turn, of what it has just written.
      const there = face(fork);
      const [child, sibling] = [fork.fork(), fork.fork()];
      playOn(fork, detour);
      expect(face(child)).toBe(there);
      playOn(child, detour);
      expect(face(child)).toBe(face(fork));
      expect(face(sibling)).toBe(there);
      sibling.surrender(0);
      expect(face(child)).toBe(face(fork));
      const origin = duel.fork();
      answerWith(origin, answer);
      answerWith(twin, answer);
      expect(face(twin)).toBe(face(origin));
      expect(face(duel)).toBe(before);
    });
  }),
);

law(
  'what forks share is never written in place',
  25,
  fc.property(anyPlan(400), (plan) => {
    playPlan(plan, ({ duel, state }, answer) => {
      const fork = duel.fork();
      for (const part of Object.values(state())) freeze(part);
      answerWith(fork, answer);
    });
  }),
);
