import {
  at,
  choose1,
  exists,
  ignition,
  monster,
  named,
  not,
  placeOnTopOfDeck,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerDuel,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const destinyHeroDenier = monsterCard(16605586, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: placeOnTopOfDeck(
        choose1(series('Destiny HERO'), monster, at('you', 'deck', 'gy', 'banished')),
      ),
    }),
    ignition({
      from: ['gy'],
      condition: exists(
        series('Destiny HERO'),
        monster,
        at('you', 'monsters', 'gy'),
        not(named('Destiny HERO - Denier')),
      ),
      limit: useOncePerDuel,
      resolve: specialSummon(thisCard),
    }),
  ],
});
