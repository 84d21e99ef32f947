import {
  andThen,
  as,
  at,
  choose1,
  chooseAnyNumber,
  discard,
  draw,
  FIELD_ZONES,
  ignition,
  inYourHand,
  monster,
  moved,
  named,
  not,
  noted,
  series,
  shuffleIntoDeck,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thunderDragonhawk = monsterCard(83107873, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOneOfTheEffectsPerTurn,
      cost: discard(thisCard),
      resolve: specialSummon(
        choose1(
          series('Thunder Dragon'),
          monster,
          not(named('Thunder Dragonhawk')),
          at('you', 'banished', 'gy'),
        ),
      ),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: [moved(thisOne, { to: ['banished'] }), moved(thisOne, { from: FIELD_ZONES, to: ['gy'] })],
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: andThen(shuffleIntoDeck(as('shuffled', chooseAnyNumber(inYourHand))), draw(noted('shuffled'))),
    }),
  ],
});
