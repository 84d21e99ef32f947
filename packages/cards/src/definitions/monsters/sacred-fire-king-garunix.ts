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
  monster,
  named,
  not,
  race,
  the,
  thisCard,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { summonedWhenFireIsDestroyed, whenFireKingIsSummoned } from '../../archetypes/fire-king.ts';
import { monsterCard } from '../../card.ts';

export const sacredFireKingGarunix = monsterCard(66431519, {
  effects: [
    summonedWhenFireIsDestroyed({ from: ['gy', 'hand'], evenIfLater: ['hand'] }),
    whenFireKingIsSummoned(
      andIfYouDo(
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
    ),
  ],
});
