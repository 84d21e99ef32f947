import {
  and,
  andThen,
  applyOneOf,
  banish,
  cardOrEffectActivated,
  choose1,
  either,
  frame,
  inMonsterZone,
  inYourGy,
  material,
  monster,
  named,
  negateEffect,
  opponentsTurn,
  quick,
  race,
  returnToHand,
  specialSummon,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const rindbrummTheStrikingDragon = monsterCard(51409648, {
  summoning: {
    materials: [
      material(named('Fallen of Albaz')),
      material(either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]), monster),
    ],
  },
  effects: [
    quick({
      on: [
        cardOrEffectActivated(
          'any',
          either(
            [frame('fusion'), monster],
            [frame('synchro'), monster],
            [frame('xyz'), monster],
            [frame('link'), monster],
          ),
        ),
      ],
      limit: useOncePerTurn,
      resolve: andThen(negateEffect, youCan(returnToHand(choose1(inMonsterZone)))),
    }),
    quick({
      from: ['gy'],
      condition: opponentsTurn,
      limit: useOncePerTurn,
      targets: [target1(named('Fallen of Albaz'), inYourGy)],
      resolve: applyOneOf(
        and(specialSummon(target), banish(thisCard)),
        and(specialSummon(thisCard), banish(target)),
      ),
    }),
  ],
});
