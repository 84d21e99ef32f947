import {
  frame,
  materials,
  monster,
  opponentControls,
  specialSummonTokens,
  thisOne,
  token,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BELLCAT_TOKEN = token(22953212, 'Bellcat Token', {
  race: 'Machine',
  attribute: 'WIND',
  level: 4,
  atk: 2000,
  def: 2000,
});

export const bellcatFighter = monsterCard(22953211, {
  summoning: { materials: [materials(3, monster)], including: [frame('token')] },
  effects: [
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'when-you-can',
      resolve: specialSummonTokens(1, BELLCAT_TOKEN, { positions: ['defense'] }),
    }),
  ],
});
