import {
  choose1,
  either,
  inYourDeck,
  inYourGy,
  mentions,
  monster,
  moved,
  named,
  not,
  sendToGy,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const guidingQuemTheVirtuous = monsterCard(45883110, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(
        choose1(either([named('Fallen of Albaz')], [mentions('Fallen of Albaz')]), inYourDeck),
      ),
    }),
    trigger({
      on: moved([], { from: ['extra'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [
        target1(
          either([named('Fallen of Albaz')], [monster, mentions('Fallen of Albaz')]),
          inYourGy,
          not(named('Guiding Quem, the Virtuous')),
        ),
      ],
      resolve: specialSummon(target),
    }),
  ],
});
