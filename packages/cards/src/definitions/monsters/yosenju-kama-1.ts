import {
  choose1,
  except,
  exists,
  faceUp,
  ignition,
  inYourHand,
  monster,
  named,
  normalSummon,
  not,
  onceWhileFaceUp,
  opponentControls,
  returnToHand,
  series,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { yosenjuReturn } from '../../kinds.ts';

export const yosenjuKama1 = monsterCard(65247798, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'if-you-can',
      resolve: normalSummon(choose1(series('Yosenju'), monster, inYourHand, not(named('Yosenju Kama 1')))),
    }),
    ignition({
      limit: onceWhileFaceUp,
      condition: exists(series('Yosenju'), monster, faceUp, youControl, except(thisCard)),
      targets: [target1(faceUp, opponentControls)],
      resolve: returnToHand(target),
    }),
    yosenjuReturn,
  ],
});
