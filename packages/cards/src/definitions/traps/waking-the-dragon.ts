import {
  at,
  choose1,
  FIELD_ZONES,
  faceDown,
  isCard,
  monster,
  moved,
  specialSummon,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const wakingTheDragon = trapCard(10813327, {
  effects: [
    trigger({
      from: ['gy', 'banished'],
      on: (['gy', 'banished'] as const).map((to) =>
        moved([isCard(thisCard), faceDown, youControl], {
          from: FIELD_ZONES,
          to: [to],
          by: ['effect'],
          doer: 'opponent',
        }),
      ),
      use: 'if-you-can',
      resolve: specialSummon(choose1(monster, at('you', 'deck', 'extra'))),
    }),
  ],
});
