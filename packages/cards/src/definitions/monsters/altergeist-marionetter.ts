import {
  andIfYouDo,
  choose1,
  faceUp,
  ignition,
  inYourDeck,
  inYourGy,
  monster,
  sendToGy,
  series,
  setCard,
  specialSummon,
  summoned,
  target1,
  targetAs,
  the,
  thisOne,
  trap,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistMarionetter = monsterCard(53143898, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      resolve: setCard(choose1(series('Altergeist'), trap, inYourDeck)),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [
        targetAs('sent', target1(series('Altergeist'), faceUp, youControl)),
        targetAs('summoned', target1(series('Altergeist'), monster, inYourGy)),
      ],
      resolve: andIfYouDo(sendToGy(the('sent')), specialSummon(the('summoned'))),
    }),
  ],
});
