import {
  damageTaken,
  gainLifePoints,
  inflictsBattleDamage,
  matches,
  monster,
  opponentInBattle,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const vampiricKoala = monsterCard(1371589, {
  effects: [
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      condition: matches(opponentInBattle, monster),
      resolve: gainLifePoints(damageTaken),
    }),
  ],
});
