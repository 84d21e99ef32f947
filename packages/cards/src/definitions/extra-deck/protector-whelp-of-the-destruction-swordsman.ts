import {
  all,
  andThen,
  atkOf,
  atTiming,
  choose1,
  declaredAttackThisTurn,
  exists,
  faceUp,
  inYourDeck,
  inYourHand,
  materials,
  monster,
  not,
  opponentControls,
  sendToGy,
  series,
  specialSummon,
  summoned,
  takeDamage,
  target,
  target1,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youCan,
  youControl,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const protectorWhelpOfTheDestructionSwordsman = monsterCard(47158777, {
  summoning: { materials: [materials(2, monster)] },
  effects: [
    trigger({
      limit: useOncePerTurn,
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      resolve: andThen(
        sendToGy(choose1(series('Destruction Sword'), inYourDeck)),
        youCan(specialSummon(choose1(series('Buster Blader'), monster, inYourHand))),
      ),
    }),
    trigger({
      limit: useOncePerTurn,
      on: atTiming('battle-end'),
      use: 'if-you-can',
      condition: all(yourTurn, unless(exists(monster, opponentControls))),
      targets: [target1(series('Buster Blader'), not(declaredAttackThisTurn), monster, faceUp, youControl)],
      resolve: takeDamage('opponent', atkOf(target)),
    }),
  ],
});
