import {
  ability,
  addToHand,
  attribute,
  choose1,
  FIELD_ZONES,
  inYourDeck,
  monster,
  moved,
  opponents,
  race,
  spell,
  thisOne,
  trigger,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip, whileEquipped } from '../../kinds.ts';

export const bBusterDrake = monsterCard(77411244, {
  effects: [
    unionEquip(attribute('LIGHT'), race('Machine')),
    destroyedInsteadOfEquipped,
    whileEquipped(2, unaffectedBy(spell, opponents)),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      resolve: addToHand(choose1(ability('union'), monster, inYourDeck)),
    }),
  ],
});
