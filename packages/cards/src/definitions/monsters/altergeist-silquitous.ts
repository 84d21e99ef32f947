import {
  addToHand,
  choose1,
  except,
  FIELD_ZONES,
  inYourGy,
  moved,
  opponentControls,
  quick,
  returnToHand,
  series,
  target,
  target1,
  thisCard,
  thisOne,
  trap,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistSilquitous = monsterCard(89538537, {
  effects: [
    quick({
      limit: useOncePerTurn,
      cost: returnToHand(choose1(series('Altergeist'), youControl, except(thisCard))),
      targets: [target1(opponentControls)],
      resolve: returnToHand(target),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(series('Altergeist'), trap, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
