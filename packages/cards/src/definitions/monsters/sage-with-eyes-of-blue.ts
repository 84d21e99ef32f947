import {
  addToHand,
  andIfYouDo,
  attribute,
  choose1,
  discard,
  effectMonster,
  exactLevel,
  ignition,
  inYourDeck,
  monster,
  named,
  not,
  sendToGy,
  series,
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

export const sageWithEyesOfBlue = monsterCard(8240199, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: addToHand(
        choose1(exactLevel(1), attribute('LIGHT'), tuner, inYourDeck, not(named('Sage with Eyes of Blue'))),
      ),
    }),
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      targets: [target1(effectMonster, youControl)],
      resolve: andIfYouDo(sendToGy(target), specialSummon(choose1(series('Blue-Eyes'), monster, inYourDeck))),
    }),
  ],
});
