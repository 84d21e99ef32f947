import {
  andIfYouDo,
  apply,
  atTiming,
  attribute,
  choose1,
  destroy,
  discard,
  eachTime,
  every,
  exists,
  ignition,
  inYourHand,
  monster,
  not,
  player,
  specialSummon,
  thisCard,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fishborgArcher = monsterCard(62023839, {
  effects: [
    ignition({
      from: ['gy'],
      condition: unless(exists(monster, youControl)),
      limit: useOncePerTurn,
      cost: discard(choose1(attribute('WATER'), monster, inYourHand)),
      resolve: andIfYouDo(
        specialSummon(thisCard),
        apply(
          'end-of-turn',
          player('you'),
          eachTime(atTiming('battle-start'), destroy(every(not(attribute('WATER')), monster, youControl))),
        ),
      ),
    }),
  ],
});
