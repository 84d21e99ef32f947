import {
  ability,
  cannotBeTargetedByOpponent,
  inYourGy,
  monster,
  race,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip, whileEquipped } from '../../kinds.ts';

export const heavyMechSupportArmor = monsterCard(39890958, {
  effects: [
    trigger({
      number: 1,
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'if-you-can',
      targets: [target1(ability('union'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
    { ...unionEquip(race('Machine')), number: 2 },
    { ...destroyedInsteadOfEquipped, number: 2 },
    whileEquipped(2, cannotBeTargetedByOpponent),
  ],
});
