/** The player of rulings with what it needs first: a ruling may name any printed card. */
import { loadAllFacts } from '@spellspeed/cards';
import type { Pools } from '../host/pools.ts';
import { RulingPlayer } from './ruling-player.ts';
import type { RulingHost } from './types.ts';

export const rulingHost = async (pools: Pools): Promise<RulingHost> => {
  await loadAllFacts();
  return new RulingPlayer(pools.playable);
};
