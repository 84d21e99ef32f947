import {
  addToHand,
  also,
  andIfYouDo,
  apply,
  atkBecomes,
  atkOf,
  attribute,
  banishedWhenItLeaves,
  choose1,
  discard,
  either,
  eventCard,
  exactLevel,
  frame,
  ignition,
  inYourDeck,
  inYourGy,
  isCard,
  monster,
  moved,
  named,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const wasSent = either([series('Blue-Eyes'), frame('ritual'), monster], [named('Blue-Eyes White Dragon')]);

export const deepEyesWhiteDragonTheBlueAbyss = monsterCard(67886895, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: addToHand(choose1(exactLevel(1), attribute('LIGHT'), tuner, inYourDeck)),
    }),
    trigger({
      from: ['gy', 'hand'],
      on: moved([wasSent], { to: ['gy'], owner: 'you' }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(isCard(eventCard), inYourGy)],
      resolve: andIfYouDo(
        specialSummon(thisCard),
        also(
          apply('while-it-stays', thisCard, atkBecomes(atkOf(target))),
          apply('while-it-stays', thisCard, banishedWhenItLeaves),
        ),
      ),
    }),
  ],
});
