import {
  activation,
  addToHand,
  andIfYouDo,
  apply,
  as,
  at,
  attribute,
  banish,
  choose1,
  continuous,
  exactLevel,
  extraNormalSummon,
  faceUp,
  frame,
  gainsAtkDef,
  ignition,
  inYourDeck,
  levelOf,
  monster,
  named,
  oncePerTurn,
  player,
  sendToGy,
  target,
  target1,
  the,
  thisCard,
  times,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const mausoleumOfWhite = spellCard(24382602, {
  effects: [
    activation(),
    continuous({
      affects: player('you'),
      modifiers: [extraNormalSummon(exactLevel(1), attribute('LIGHT'), tuner)],
    }),
    ignition({
      from: ['field'],
      limit: oncePerTurn,
      targets: [target1(faceUp, monster, youControl)],
      resolve: andIfYouDo(
        sendToGy(as('sent', choose1(frame('normal'), at('you', 'hand', 'deck')))),
        apply('end-of-turn', target, gainsAtkDef(times(100, levelOf(the('sent'))))),
      ),
    }),
    ignition({
      from: ['gy'],
      cost: banish(thisCard),
      resolve: addToHand(choose1(named('Burst Stream of Destruction'), inYourDeck)),
    }),
  ],
});
