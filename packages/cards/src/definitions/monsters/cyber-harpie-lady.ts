import { monsterCard } from '../../card.ts';

/** All that it says is its other name. */

export const cyberHarpieLady = monsterCard(80316585, {
  effects: [],
});
