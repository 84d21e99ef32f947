import {
  at,
  canBeKeptAsSpell,
  chooseAsMany,
  type Filter,
  numberOf,
  series,
  specialSummon,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const kept: Filter = [series('Crystal Beast'), at('you', 'spells', 'pendulum')];

export const crystalBeastRubyCarbuncle = monsterCard(32710364, {
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      resolve: specialSummon(chooseAsMany(numberOf(...kept), ...kept)),
    }),
    canBeKeptAsSpell,
  ],
});
