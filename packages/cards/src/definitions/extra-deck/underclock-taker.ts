import {
  apply,
  atkOf,
  effectMonster,
  faceUp,
  gainsAtk,
  ignition,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  pointedToBy,
  stillTheirs,
  target1,
  targetAs,
  the,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const underclockTaker = monsterCard(77058170, {
  summoning: { materials: [materials(2, effectMonster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [
        targetAs('linked', target1(monster, faceUp, pointedToBy(thisCard))),
        targetAs('theirs', stillTheirs(target1(monster, faceUp, opponentControls))),
      ],
      resolve: apply('end-of-turn', the('theirs'), gainsAtk(times(-1, atkOf(the('linked'))))),
    }),
  ],
});
