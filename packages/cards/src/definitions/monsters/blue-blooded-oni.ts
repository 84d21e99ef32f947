import {
  changePosition,
  detachFrom,
  exactLevel,
  ignition,
  inYourGy,
  monster,
  oncePerTurn,
  race,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blueBloodedOni = monsterCard(7953868, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'flip']),
      use: 'mandatory',
      resolve: changePosition(thisCard, 'defense'),
    }),
    ignition({
      limit: oncePerTurn,
      cost: detachFrom(1, monster, youControl),
      targets: [target1(exactLevel(4), race('Zombie'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
