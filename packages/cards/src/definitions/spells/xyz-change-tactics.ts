import {
  activation,
  canOnlyControl1,
  draw,
  named,
  payLifePoints,
  series,
  summoned,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const xyzChangeTactics = spellCard(11705261, {
  effects: [
    activation(),
    { ...canOnlyControl1(named('Xyz Change Tactics')), number: 1 },
    trigger({
      from: ['spells'],
      on: summoned([series('Utopia'), youControl], ['xyz']),
      use: 'when-you-can',
      cost: payLifePoints(500),
      resolve: draw(1),
    }),
  ],
});
