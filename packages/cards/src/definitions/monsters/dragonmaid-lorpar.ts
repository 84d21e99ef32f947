import {
  andIfYouDo,
  apply,
  atTiming,
  choose1,
  continuous,
  discard,
  effectsCannotBeActivated,
  exactLevel,
  exists,
  faceUp,
  frame,
  ignition,
  inMonsterZone,
  inYourHand,
  itself,
  monster,
  notDestroyedByEffects,
  returnToHand,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragonmaidLorpar = monsterCard(15848542, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      targets: [target1(monster, faceUp, inMonsterZone)],
      resolve: apply('end-of-turn', target, effectsCannotBeActivated),
    }),
    continuous({
      from: ['monsters'],
      while: exists(frame('fusion'), monster, faceUp, youControl),
      affects: itself(thisCard),
      modifiers: [notDestroyedByEffects],
    }),
    trigger({
      limit: useOncePerTurn,
      on: atTiming('battle-end'),
      use: 'if-you-can',
      resolve: andIfYouDo(
        returnToHand(thisCard),
        specialSummon(choose1(exactLevel(3), series('Dragonmaid'), monster, inYourHand)),
      ),
    }),
  ],
});
