import {
  choose1,
  faceUp,
  ignition,
  inGys,
  inMonsterZone,
  inYourHand,
  level,
  matches,
  monster,
  oncePerTurn,
  race,
  sendToGy,
  specialSummon,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const zombieMaster = monsterCard(17259470, {
  effects: [
    ignition({
      limit: oncePerTurn,
      alsoAtResolution: matches(thisCard, faceUp, inMonsterZone),
      cost: sendToGy(choose1(monster, inYourHand)),
      targets: [target1(level({ max: 4 }), race('Zombie'), monster, inGys)],
      resolve: specialSummon(target),
    }),
  ],
});
