import {
  destroyedInsteadOfEquipped,
  gainsAtkDef,
  named,
  unionEquip,
  whileEquipped,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const zMetalTank = monsterCard(64500000, {
  effects: [
    unionEquip(named('X-Head Cannon', 'Y-Dragon Head')),
    destroyedInsteadOfEquipped,
    whileEquipped(2, gainsAtkDef(600)),
  ],
});
