import { attribute, materialOnlyFor, monster, payLifePoints } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const garbageLord = monsterCard(44682448, {
  summoning: { procedure: { from: ['hand'], does: payLifePoints(2000) } },
  asMaterial: [materialOnlyFor('xyz', attribute('DARK'), monster)],
});
