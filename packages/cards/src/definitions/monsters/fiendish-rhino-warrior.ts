import {
  allThatMatch,
  choose1,
  continuous,
  inYourDeck,
  monster,
  moved,
  named,
  not,
  notDestroyedByBattle,
  notDestroyedByEffects,
  race,
  sendToGy,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fiendishRhinoWarrior = monsterCard(81035362, {
  effects: [
    continuous({
      affects: allThatMatch(race('Fiend'), monster, youControl, not(named('Fiendish Rhino Warrior'))),
      modifiers: [notDestroyedByBattle(), notDestroyedByEffects],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(race('Fiend'), monster, inYourDeck, not(named('Fiendish Rhino Warrior')))),
    }),
  ],
});
