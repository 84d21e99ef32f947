import { gainsAtkDef, named } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip, whileEquipped } from '../../kinds.ts';

export const yDragonHead = monsterCard(65622692, {
  effects: [
    unionEquip(named('X-Head Cannon')),
    destroyedInsteadOfEquipped,
    whileEquipped(2, gainsAtkDef(400)),
  ],
});
