import {
  andIfYouDo,
  apply,
  as,
  at,
  atkOf,
  attribute,
  choose1,
  destroy,
  either,
  faceUp,
  gainsAtk,
  inYourPossession,
  monster,
  moved,
  named,
  not,
  originalAttribute,
  race,
  specialSummon,
  summoned,
  the,
  thisCard,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sacredFireKingGarunix = monsterCard(66431519, {
  effects: [
    trigger({
      from: ['gy', 'hand'],
      evenIfLater: ['hand'],
      on: moved([originalAttribute('FIRE'), monster, inYourPossession], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        destroy(
          as(
            'destroyed',
            choose1(
              attribute('FIRE'),
              either([race('Beast')], [race('Beast-Warrior')], [race('Winged Beast')]),
              monster,
              not(named('Sacred Fire King Garunix')),
              either([at('you', 'hand', 'deck')], [faceUp, youControl]),
            ),
          ),
        ),
        apply('end-of-turn', thisCard, gainsAtk(times(0.5, atkOf(the('destroyed'))))),
      ),
    }),
  ],
});
