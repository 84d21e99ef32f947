/** What comes of a position if both play what looks best at once. */
import type { CardPool, Duel, OfferedChoice, OpenDecision, Player } from '@spellspeed/engine';
import { greedyWith, isForced } from '../greedy/greedy.ts';
import { newRestraint } from '../greedy/restraint.ts';
import { answerOfStep, type Step } from './steps.ts';

/** What a player keeps for another turn. */
export interface Held {
  readonly player: Player;
  readonly choices: readonly OfferedChoice[];
}
export interface PlayOut {
  /** Turns that are played after the present one. */
  readonly turns: number;
  readonly pool: CardPool;
  readonly seed: number;
  readonly held?: Held | undefined;
  /** What the player of the line does first, as long as it is offered. */
  readonly line?: { readonly player: Player; readonly steps: readonly Step[] } | undefined;
  /** Sees each answer before it is given. */
  readonly onAnswer?: (decision: OpenDecision, answer: readonly number[]) => void;
}
/** More answers than a few turns need. */
const MOST_ANSWERS = 600;

/** Plays on, in the duel itself, until so many turns have ended after the present one, or the duel is over. Says how many answers were given. */
export const playOut = (duel: Duel, { turns, pool, seed, held, line, onAnswer }: PlayOut): number => {
  const restraints = [newRestraint(), newRestraint()] as const;
  for (const choice of held?.choices ?? []) restraints[held?.player ?? 0].hold(choice, duel.turn);
  const bots = [
    greedyWith({ seed, pool, restraint: restraints[0] }),
    greedyWith({ seed: seed + 1, pool, restraint: restraints[1] }),
  ] as const;
  const follow = followerOf(line);
  const last = duel.turn + turns;
  let answers = 0;
  for (
    let { decision } = duel;
    decision && duel.turn <= last && answers < MOST_ANSWERS;
    { decision } = duel
  ) {
    const { player } = decision;
    const answer = follow(decision) ?? bots[player].choose(() => duel.view(player), decision);
    onAnswer?.(decision, answer);
    if (duel.answer(answer, player)) break;
    answers++;
  }
  return answers;
};

/** Gives the answers of a line, until one is not offered. */
const followerOf = (line: PlayOut['line']): ((decision: OpenDecision) => readonly number[] | undefined) => {
  let steps = line?.steps ?? [];
  return (decision) => {
    const [step, ...rest] = steps;
    if (step === undefined || decision.player !== line?.player || isForced(decision)) return undefined;
    const answer = answerOfStep(decision, step);
    // What answers a deed of the opponent need not end the line.
    if (answer !== undefined) steps = rest;
    else if (decision.kind !== 'respond') steps = [];
    return answer;
  };
};
