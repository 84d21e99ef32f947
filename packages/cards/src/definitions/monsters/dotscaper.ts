import {
  moved,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
  useOncePerDuel,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dotscaper = monsterCard(18789533, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      alsoLimit: useOncePerDuel,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      from: ['banished'],
      on: moved(thisOne, { to: ['banished'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      alsoLimit: useOncePerDuel,
      resolve: specialSummon(thisCard),
    }),
  ],
});
