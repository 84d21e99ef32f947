import {
  addToHand,
  andIfYouDo,
  asItIsNow,
  attribute,
  choose1,
  effectMonster,
  exactLevel,
  except,
  ignition,
  inYourGy,
  monster,
  sendToGy,
  series,
  shuffleIntoDeck,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const masterWithEyesOfBlue = monsterCard(45644898, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      targets: [target1(exactLevel(1), attribute('LIGHT'), tuner, monster, inYourGy)],
      resolve: addToHand(target),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: shuffleIntoDeck(thisCard),
      targets: [target1(effectMonster, youControl)],
      resolve: andIfYouDo(
        sendToGy(target),
        specialSummon(choose1(series('Blue-Eyes'), monster, inYourGy, except(asItIsNow(target)))),
      ),
    }),
  ],
});
