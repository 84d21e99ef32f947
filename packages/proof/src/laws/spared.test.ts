/** What is spared changes nothing: the same duel is played where every card is asked everything and nothing derived is kept. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { EVERYTHING } from '../../../engine/src/state/sorts.ts';
import { PLAYERS } from '../../../engine/src/vocabulary/players.ts';
import { answerWith, anyPlan, beginGame, type Game, law, playPlan } from './play.fixture.ts';

/** All that players see of it. */
const shownBy = ({ duel }: Game): unknown => ({
  decision: duel.decision,
  result: duel.result,
  views: PLAYERS.map((player) => duel.view(player)),
});

law(
  'a duel in which nothing is spared asks the same questions and shows the same field',
  30,
  fc.property(anyPlan(120), (plan) => {
    const whole = beginGame(plan.pairing, plan.seed, EVERYTHING);
    const end = playPlan(plan, (game, answer) => {
      expect(shownBy(whole)).toEqual(shownBy(game));
      answerWith(whole.duel, answer);
    });
    expect(shownBy(whole)).toEqual(shownBy(end));
  }),
);
