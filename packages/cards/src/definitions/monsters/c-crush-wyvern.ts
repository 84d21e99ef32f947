import {
  ability,
  attribute,
  choose1,
  FIELD_ZONES,
  inYourHand,
  monster,
  moved,
  opponents,
  race,
  specialSummon,
  thisOne,
  trap,
  trigger,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip, whileEquipped } from '../../kinds.ts';

export const cCrushWyvern = monsterCard(3405259, {
  effects: [
    unionEquip(attribute('LIGHT'), race('Machine')),
    destroyedInsteadOfEquipped,
    whileEquipped(2, unaffectedBy(trap, opponents)),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      resolve: specialSummon(choose1(ability('union'), monster, inYourHand)),
    }),
  ],
});
