import {
  activation,
  destroy,
  every,
  frame,
  inMonsterZone,
  linkedMonster,
  monster,
  not,
  summoned,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const breakOffTrapHole = trapCard(56526564, {
  effects: [
    activation({
      on: [summoned([frame('link'), monster], ['link'])],
      resolve: destroy(every(not(linkedMonster), monster, inMonsterZone)),
    }),
  ],
});
