import {
  andIfYouDo,
  apply,
  banish,
  continuous,
  effectMonster,
  gainsOriginalEffectsOf,
  ignition,
  inYourGy,
  losesThisEffect,
  nameBecomesThatOf,
  noBattleDamage,
  oncePerTurn,
  originalAtkBecomes,
  originalAtkOf,
  player,
  target,
  target1,
  thisCard,
  thisCardBattles,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const becomes = [
  originalAtkBecomes(originalAtkOf(target)),
  nameBecomesThatOf(target),
  losesThisEffect,
  gainsOriginalEffectsOf(target),
];

export const phantomOfChaos = monsterCard(30312361, {
  effects: [
    continuous({
      while: thisCardBattles,
      affects: player('opponent'),
      modifiers: [noBattleDamage],
    }),
    ignition({
      limit: oncePerTurn,
      targets: [target1(effectMonster, inYourGy)],
      resolve: andIfYouDo(banish(target), apply('end-phase', thisCard, ...becomes)),
    }),
  ],
});
