import {
  addToHand,
  allThatMatch,
  attribute,
  continuous,
  FIELD_ZONES,
  gainsAtkDef,
  inMonsterZone,
  inYourGy,
  materials,
  monster,
  moved,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const missusRadiant = monsterCard(3987233, {
  summoning: { materials: [materials(2, attribute('EARTH'), monster)] },
  effects: [
    continuous({
      affects: allThatMatch(attribute('EARTH'), monster, inMonsterZone),
      modifiers: [gainsAtkDef(500)],
    }),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('WIND'), monster, inMonsterZone),
      modifiers: [gainsAtkDef(-400)],
    }),
    trigger({
      number: 2,
      from: ['gy', 'banished', 'extra'],
      on: moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(attribute('EARTH'), monster, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
