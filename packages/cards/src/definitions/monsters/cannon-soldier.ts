import { choose1, ignition, monster, takeDamage, tribute, youControl } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cannonSoldier = monsterCard(11384280, {
  effects: [ignition({ cost: tribute(choose1(monster, youControl)), resolve: takeDamage('opponent', 500) })],
});
