/** Another duel with the decks of one that was played. */
import { opponentOf, type Player } from '@spellspeed/engine';
import type { Picture, SavedDuel } from './types.ts';

const GREATEST_SEED = 1_000_000;
export const anySeed = (): number => Math.floor(Math.random() * GREATEST_SEED);

/** Who lost begins; after a draw the same player as before. */
const firstIn = ({ head, you }: SavedDuel, result: Picture['result']): Player => {
  const isReversed = head.field === undefined && result?.winner === 0;
  return isReversed ? opponentOf(you) : you;
};

/** The duel that follows: the same decks in another order. One that began from a field begins from the same field. */
export const rematchOf = (saved: SavedDuel, result: Picture['result'], seed: number): SavedDuel => {
  const { head, bot } = saved;
  const you = firstIn(saved, result);
  const [one, other] = head.players;
  return {
    head: { ...head, seed, players: you === saved.you ? [one, other] : [other, one] },
    you,
    bot,
    answers: [],
    surrendered: null,
    stops: [],
    undone: [],
  };
};
