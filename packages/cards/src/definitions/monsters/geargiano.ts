import {
  andIfYouDo,
  apply,
  effectsNegated,
  exactLevel,
  ignition,
  inYourGy,
  monster,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  tribute,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const geargiano = monsterCard(71786742, {
  effects: [
    ignition({
      cost: tribute(thisCard),
      targets: [target1(exactLevel(4), race('Machine'), monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target), apply('while-it-stays', target, effectsNegated)),
    }),
  ],
});
