import {
  choose1,
  faceUp,
  ignition,
  inGys,
  inYourHand,
  level,
  matches,
  monster,
  oncePerTurn,
  onField,
  race,
  sendToGy,
  specialSummon,
  target,
  target1,
  that,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const zombieMaster = monsterCard(17259470, {
  effects: [
    ignition({
      limit: oncePerTurn,
      alsoAtResolution: matches(thisCard, faceUp, onField),
      cost: sendToGy(choose1(monster, inYourHand)),
      targets: [target1(level({ max: 4 }), race('Zombie'), monster, inGys)],
      resolve: specialSummon(that(target, race('Zombie'))),
    }),
  ],
});
