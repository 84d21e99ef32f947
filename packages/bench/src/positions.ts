/** Positions of random duels from the middle game on, each with a question open. */
import type { Duel } from '@spellspeed/engine';
import { randomAnswer } from './answers.ts';
import { createRandom } from './random.ts';
import { answer, type Match, startDuel } from './spellspeed.ts';

/** Where positions are taken: well into the duel, with cards on the field and in the Graveyards. */
const MIDGAME_TURN = 12;
const DUELS = 8;
const POSITIONS_PER_DUEL = 4;

/** Some positions of random duels from the middle game on, each with a question open. */
export function midgamePositions(match: Match): Duel[] {
  const positions: Duel[] = [];
  for (let seed = 1; positions.length < DUELS * POSITIONS_PER_DUEL; seed++)
    positions.push(...positionsOf(match, seed, POSITIONS_PER_DUEL));
  return positions;
}

function positionsOf(match: Match, seed: number, count: number): Duel[] {
  const random = createRandom(seed);
  const duel = startDuel(match, random);
  const positions: Duel[] = [];
  for (let { decision } = duel; decision !== null; { decision } = duel) {
    if (duel.turn >= MIDGAME_TURN + positions.length && decision.kind === 'act') {
      positions.push(duel.fork());
      if (positions.length === count) return positions;
    }
    answer(duel, randomAnswer(decision, random));
  }
  return []; // over too soon
}

/** The first position of a Main Phase in the middle game of the first duel that comes so far. */
export function midgamePosition(match: Match): Duel {
  for (let seed = 1; ; seed++) {
    const [position] = positionsOf(match, seed, 1);
    if (position) return position;
  }
}
