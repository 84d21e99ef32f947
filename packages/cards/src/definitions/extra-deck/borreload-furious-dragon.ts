import {
  and,
  andIfYouDo,
  apply,
  attribute,
  banish,
  destroy,
  effectsCannotBeActivated,
  frame,
  ignition,
  inYourGy,
  materials,
  monster,
  opponentControls,
  quick,
  race,
  specialSummon,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const borreloadFuriousDragon = monsterCard(92892239, {
  summoning: { materials: [materials(2, attribute('DARK'), race('Dragon'), monster)] },
  effects: [
    quick({
      limit: useOncePerTurn,
      targets: [target1(monster, youControl), targetAs('other', target1(opponentControls))],
      resolve: and(destroy(target), destroy(the('other'))),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(attribute('DARK'), frame('link'), monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target), apply('end-of-turn', target, effectsCannotBeActivated)),
    }),
  ],
});
