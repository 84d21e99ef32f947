/** The way from one question of a player to the next: the opponent passes. */
import type { CardPool, Duel, OpenDecision, Player } from '@spellspeed/engine';
import { greedyBot, isForced } from '../greedy/greedy.ts';
import { give } from './answers.ts';
import type { Spending } from './budget.ts';

export interface Way {
  /** Null where the turn or the duel is over, or the way was not gone to its end. */
  readonly decision: OpenDecision | null;
  /** Was every answer on the way the only one, or a pass of the opponent? */
  readonly complete: boolean;
}
interface Traveller {
  readonly me: Player;
  readonly turn: number;
  readonly pool: CardPool;
  readonly spending: Spending;
  /** Looks at each position on the way, before its answer. */
  readonly look: (duel: Duel) => void;
}
const MOST_ANSWERS = 200;

/** Goes on, in the duel itself, to the next question of this player in this turn. */
export const toOwnQuestion = (duel: Duel, { me, turn, pool, spending, look }: Traveller): Way => {
  const other = greedyBot(1, pool);
  let complete = true;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { decision } = duel;
    if (decision === null || duel.turn !== turn) return { decision: null, complete };
    look(duel);
    const { player, choices } = decision;
    if (player === me && !isForced(decision)) return { decision, complete };
    if (!spending.take()) return { decision: null, complete: false };
    const pass = choices.findIndex(({ do: what }) => what === 'pass' || what === 'no');
    if (isForced(decision)) give(duel, [0], player);
    else if (pass >= 0) give(duel, [pass], player);
    else {
      // The opponent has to choose: other choices are not looked at.
      complete = false;
      give(
        duel,
        other.choose(() => duel.view(player), decision),
        player,
      );
    }
  }
  return { decision: null, complete: false };
};
