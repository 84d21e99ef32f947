import {
  attach,
  attribute,
  choose1,
  detach,
  exactLevel,
  frame,
  ignition,
  inDefensePosition,
  inMonsterZone,
  inYourGy,
  materialsOrMore,
  monster,
  oncePerTurn,
  opponentControls,
  race,
  rank,
  shuffleIntoDeck,
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const digitalBugCorebage = monsterCard(58600555, {
  summoning: {
    materials: [materialsOrMore(2, exactLevel(5), attribute('LIGHT'), race('Insect'), monster)],
    xyzOver: [rank({ min: 3, max: 4 }), race('Insect'), frame('xyz'), monster],
    xyzOverDetaching: 2,
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, inDefensePosition, opponentControls)],
      resolve: shuffleIntoDeck(target),
    }),
    trigger({
      on: { event: 'position-changed', card: [monster, inMonsterZone] },
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: oncePerTurn,
      resolve: attach(choose1(race('Insect'), monster, inYourGy), thisCard),
    }),
  ],
});
