/** Chooses among found puzzles those that have one shortest solution: no other first move wins as soon. */
import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { beginDuel } from '@spellspeed/formats';
import { Analyst } from '../analysis/analyst.ts';
import { onlyPool } from '../host/pools.ts';
import { puzzlesIn } from './puzzles.ts';
import { cardsOf, soonestMoves } from './solve.ts';

/** Tells of each document of which one first move alone wins soonest, with how many first moves there are. */
export const chooseAmong = async (
  documents: string,
  chosen: (document: string, moves: number) => void,
): Promise<void> => {
  const pool = createPool(PLAYABLE_CARDS);
  const analyst = new Analyst(onlyPool(pool));
  for (const { name, text } of puzzlesIn(documents)) {
    const saved = await analyst.begin(text, name);
    if (saved?.head.field === undefined) continue;
    const soonest = soonestMoves(beginDuel(saved.head, pool), cardsOf(saved.head.field));
    if (soonest?.answers.length === 1) chosen(text, soonest.of);
  }
};
