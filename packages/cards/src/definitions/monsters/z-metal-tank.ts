import { gainsAtkDef, named } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip, whileEquipped } from '../../kinds.ts';

export const zMetalTank = monsterCard(64500000, {
  effects: [
    unionEquip(named('X-Head Cannon', 'Y-Dragon Head')),
    destroyedInsteadOfEquipped,
    whileEquipped(2, gainsAtkDef(600)),
  ],
});
