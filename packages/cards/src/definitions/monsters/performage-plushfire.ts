import {
  andThen,
  at,
  choose1,
  FIELD_ZONES,
  faceUp,
  monster,
  moved,
  named,
  not,
  series,
  specialSummon,
  takeDamage,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const performagePlushfire = monsterCard(7563579, {
  effects: [
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(
        choose1(series('Performage'), monster, at('you', 'hand', 'deck'), not(named('Performage Plushfire'))),
      ),
    }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: moved([series('Performage'), faceUp, at('you', 'monsters')], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(specialSummon(thisCard), takeDamage('you', 500)),
    }),
  ],
});
