import {
  choose1,
  continuous,
  countersOn,
  discard,
  faceUp,
  gainsAtk,
  ignition,
  inYourHand,
  itself,
  monster,
  onField,
  placeCounters,
  target,
  target1,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const coldEnchanter = monsterCard(24661486, {
  effects: [
    ignition({
      cost: discard(choose1(inYourHand)),
      targets: [target1(monster, faceUp, onField)],
      resolve: placeCounters(1, 'Ice Counter', target),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, countersOn('Ice Counter', onField)))],
    }),
  ],
});
