import {
  choose1,
  discard,
  frame,
  inYourGy,
  inYourHand,
  materials,
  monster,
  not,
  oncePerTurn,
  opponentsTurn,
  quick,
  race,
  specialSummon,
  target,
  target1,
  thisOne,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const someSummerSummoner = monsterCard(38406364, {
  summoning: { materials: [materials(2, race('Thunder'), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      condition: opponentsTurn,
      cost: discard(choose1(inYourHand)),
      targets: [target1(race('Thunder'), not(frame('link')), monster, inYourGy)],
      resolve: specialSummon(target, { pointedToBy: thisOne }),
    }),
  ],
});
