import {
  also,
  andIfYouDo,
  apply,
  as,
  at,
  attribute,
  banishedWhenItLeaves,
  choose1,
  faceUp,
  gainsAtk,
  ifSo,
  ignition,
  matches,
  monster,
  returnToHand,
  specialSummon,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const genexAllyBirdman = monsterCard(64034255, {
  effects: [
    ignition({
      from: ['hand'],
      cost: returnToHand(as('returned', choose1(faceUp, monster, at('you', 'monsters')))),
      resolve: andIfYouDo(
        specialSummon(thisCard),
        also(
          apply('while-it-stays', thisCard, banishedWhenItLeaves),
          ifSo(matches(the('returned'), attribute('WIND')), apply('while-it-stays', thisCard, gainsAtk(500))),
        ),
      ),
    }),
  ],
});
