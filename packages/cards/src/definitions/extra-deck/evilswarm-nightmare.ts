import {
  attribute,
  changePosition,
  detach,
  eventCard,
  exactLevel,
  materials,
  monster,
  summoned,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const evilswarmNightmare = monsterCard(359563, {
  summoning: { materials: [materials(2, exactLevel(4), attribute('DARK'), monster)] },
  effects: [
    trigger({
      on: summoned([monster], ['special'], 'opponent'),
      use: 'when-you-can',
      damageStep: 'forbidden',
      cost: detach(1),
      resolve: changePosition(eventCard, 'face-down'),
    }),
  ],
});
