import {
  andIfYouDo,
  andThen,
  apply,
  as,
  attribute,
  banish,
  banishedWhenItLeaves,
  chooseUpTo,
  draw,
  faceUp,
  gainsAtk,
  ignition,
  inYourGy,
  monster,
  moved,
  noted,
  specialSummon,
  thisCard,
  times,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const magmachoDragon = monsterCard(50951254, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: banish(as('banished', chooseUpTo(3, attribute('FIRE'), monster, inYourGy))),
      resolve: apply('end-of-turn', thisCard, gainsAtk(times(400, noted('banished')))),
    }),
    trigger({
      from: ['gy'],
      limit: useOncePerTurn,
      damageStep: 'forbidden',
      on: moved([attribute('FIRE'), monster, faceUp, youControl], {
        manner: ['destroyed'],
        by: ['effect'],
      }),
      use: 'if-you-can',
      resolve: andThen(
        andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
        draw(1),
      ),
    }),
  ],
});
