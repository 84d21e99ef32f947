import { activation, at, banish, every, monster, payLifePoints, race } from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const systemDown = spellCard(18895832, {
  effects: [
    activation({
      cost: payLifePoints(1000),
      resolve: banish(every(race('Machine'), monster, at('opponent', 'monsters', 'gy'))),
    }),
  ],
});
