/** Chooses among found puzzles those that have one first move: of each other one it is proved that it does not win. */
import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { beginDuel } from '@spellspeed/formats';
import { Analyst } from '../analysis/analyst.ts';
import { onlyPool } from '../host/pools.ts';
import { puzzlesIn } from './puzzles.ts';
import { cardsOf, firstMoves } from './solve.ts';

/** Tells of each document of which one first move wins and no other, with how many there are. */
export const chooseAmong = async (
  documents: string,
  chosen: (document: string, moves: number) => void,
): Promise<void> => {
  const pool = createPool(PLAYABLE_CARDS);
  const analyst = new Analyst(onlyPool(pool));
  for (const { name, text } of puzzlesIn(documents)) {
    const saved = await analyst.begin(text, name);
    if (saved?.head.field === undefined) continue;
    const moves = firstMoves(beginDuel(saved.head, pool), cardsOf(saved.head.field));
    const others = moves.filter(({ found }) => found !== 'win');
    if (others.length === moves.length - 1 && others.every(({ found }) => found === 'no-win'))
      chosen(text, moves.length);
  }
};
