/** What there is to be looked at before the first Duel. */
import { createDuel, type Duel } from '@spellspeed/engine';
import { scenarioPool } from './pool.ts';
import { SEED } from './seeds.ts';

export const emptyTable = (): Duel =>
  createDuel({
    pool: scenarioPool(),
    seed: SEED,
    players: [{ main: [] }, { main: [] }],
    first: 'rock-paper-scissors',
  });
