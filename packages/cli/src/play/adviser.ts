/** A bot in the place of the person, asked for advice: it hears of every answer, and to ask it uses nothing up. */
import { LEVELS, type SearchBot, searchBot } from '@spellspeed/bots';
import type { CardPool } from '@spellspeed/engine';
import { KNOWN_LISTS } from '../input/lists.ts';

export const adviserOf = (seed: number, pool: CardPool): SearchBot => {
  const { time: _, ...effort } = LEVELS['search-3'];
  return searchBot({ ...effort, seed, pool, lists: KNOWN_LISTS });
};
