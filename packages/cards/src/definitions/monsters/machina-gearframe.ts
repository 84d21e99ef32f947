import {
  addToHand,
  choose1,
  inYourDeck,
  monster,
  named,
  not,
  race,
  series,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip } from '../../kinds.ts';

export const machinaGearframe = monsterCard(42940404, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      resolve: addToHand(choose1(series('Machina'), monster, inYourDeck, not(named('Machina Gearframe')))),
    }),
    { ...unionEquip(race('Machine')), number: 2 },
    { ...destroyedInsteadOfEquipped, number: 2 },
  ],
});
