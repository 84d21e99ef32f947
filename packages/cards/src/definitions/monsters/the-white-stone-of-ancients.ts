import {
  addToHand,
  banish,
  cameThisTurn,
  choose1,
  ignition,
  inPhase,
  inYourDeck,
  inYourGy,
  monster,
  oncePerTurn,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theWhiteStoneOfAncients = monsterCard(71039903, {
  effects: [
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: cameThisTurn(thisCard),
      resolve: specialSummon(choose1(series('Blue-Eyes'), monster, inYourDeck)),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Blue-Eyes'), monster, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
