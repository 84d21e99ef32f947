import {
  apply,
  FIELD_ZONES,
  moved,
  noBattleDamage,
  player,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const wingedKuriboh = monsterCard(57116033, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'], manner: ['destroyed'] }),
      use: 'mandatory',
      resolve: apply('end-of-turn', player('you'), noBattleDamage),
    }),
  ],
});
