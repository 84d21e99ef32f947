/** A whole duel between two bots. */
import { type Duel, type OpenDecision, PLAYERS, type Result } from '@spellspeed/engine';
import type { Bot } from './bot.ts';

/** More decisions than any duel that makes progress. */
const MOST_DECISIONS = 100_000;

/**
 * Runs a duel to its end; the first bot answers for player 0. `onDecision` sees every answer before it is given. An illegal answer, and
 * a duel that does not end, throw an Error; it names the seed if that is given, since a duel does not remember its own.
 */
export const playDuel = (
  duel: Duel,
  bots: readonly [Bot, Bot],
  onDecision?: (decision: OpenDecision, answer: readonly number[]) => void,
  seed?: number,
): Result => {
  const failure = (message: string): Error =>
    new Error(`${message} (seed ${seed ?? 'unknown'}, turn ${duel.turn}).`);
  for (const bot of bots) bot.forget?.();
  let decisions = 0;
  for (let decision = duel.decision; decision; decision = duel.decision) {
    const { player } = decision;
    if (++decisions > MOST_DECISIONS) throw failure(`No end after ${MOST_DECISIONS} decisions`);
    const answer = bots[player].choose(
      () => duel.view(player),
      decision,
      (imagining) => duel.imagine(player, imagining),
    );
    onDecision?.(decision, answer);
    const refusal = duel.answer(answer, player);
    for (const each of PLAYERS) bots[each].hear?.(duel.events(each));
    if (refusal) throw failure(`The ${bots[player].name} bot answered [${answer}]: ${refusal.message}`);
  }
  if (!duel.result) throw failure('The duel asks nothing and has no result');
  return duel.result;
};
