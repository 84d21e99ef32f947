import {
  ability,
  addToHand,
  andIfYouDo,
  attribute,
  choose1,
  discard,
  effectMonster,
  ignition,
  inYourDeck,
  level,
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
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const sageWithEyesOfBlue = monsterCard(8240199, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: addToHand(
        choose1(
          level({ min: 1, max: 1 }),
          attribute('LIGHT'),
          ability('tuner'),
          inYourDeck,
          not(named('Sage with Eyes of Blue')),
        ),
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
