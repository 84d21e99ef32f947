import {
  at,
  banish,
  choose1,
  moved,
  named,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const petenTheDarkClown = monsterCard(52624755, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'when-you-can',
      cost: banish(thisCard),
      resolve: specialSummon(choose1(named('Peten the Dark Clown'), at('you', 'hand', 'deck'))),
    }),
  ],
});
