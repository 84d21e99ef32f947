import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDuel } from '../../../engine/src/duel.ts';
import { PLAYERS } from '../../../engine/src/vocabulary/players.ts';
import { answerWith, anyPlan, decksOf, law, POOL, playPlan } from './play.fixture.ts';

law(
  'the same seed, decks and answers give the same duel, question by question',
  30,
  fc.property(anyPlan(400), (plan) => {
    const answers: (readonly number[])[] = [];
    const questions: unknown[] = [];
    const { duel } = playPlan(plan, (game, answer) => {
      answers.push(answer);
      questions.push(game.duel.decision);
    });
    const again = createDuel({ pool: POOL, seed: plan.seed, players: decksOf(plan.pairing, plan.seed) });
    answers.forEach((answer, index) => {
      expect(again.decision).toEqual(questions[index]);
      answerWith(again, answer);
    });
    expect(again.hash()).toBe(duel.hash());
    expect(again.snapshot()).toEqual(duel.snapshot());
    for (const player of PLAYERS) expect(again.events(player)).toEqual(duel.events(player));
  }),
);

test('another seed gives another duel', () => {
  const hashes = Array.from({ length: 20 }, (_, seed) =>
    createDuel({ pool: POOL, seed, players: decksOf('Yugi against Kaiba', seed) }).hash(),
  );
  expect(new Set(hashes).size).toBe(hashes.length);
});
