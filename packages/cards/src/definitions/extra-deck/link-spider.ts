import {
  choose1,
  frame,
  ignition,
  inYourHand,
  level,
  materials,
  monster,
  oncePerTurn,
  specialSummon,
  thisOne,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const linkSpider = monsterCard(98978921, {
  summoning: { materials: [materials(1, frame('normal'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      resolve: specialSummon(choose1(level({ max: 4 }), frame('normal'), monster, inYourHand), {
        pointedToBy: thisOne,
      }),
    }),
  ],
});
