import {
  ability,
  addToHand,
  choose1,
  FIELD_ZONES,
  inYourDeck,
  monster,
  moved,
  race,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip } from '../../kinds.ts';

export const machinaPeacekeeper = monsterCard(78349103, {
  effects: [
    unionEquip(race('Machine')),
    destroyedInsteadOfEquipped,
    trigger({
      number: 2,
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'], manner: ['destroyed'] }),
      use: 'when-you-can',
      resolve: addToHand(choose1(ability('union'), monster, inYourDeck)),
    }),
  ],
});
