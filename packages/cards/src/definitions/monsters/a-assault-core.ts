import {
  ability,
  addToHand,
  attribute,
  choose1,
  equippedMonster,
  except,
  FIELD_ZONES,
  inYourGy,
  monster,
  moved,
  opponents,
  race,
  thisCard,
  thisOne,
  trigger,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip, whileEquipped } from '../../kinds.ts';

export const aAssaultCore = monsterCard(30012506, {
  effects: [
    unionEquip(attribute('LIGHT'), race('Machine')),
    destroyedInsteadOfEquipped,
    whileEquipped(2, unaffectedBy(monster, opponents, except(equippedMonster))),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      resolve: addToHand(choose1(ability('union'), monster, inYourGy, except(thisCard))),
    }),
  ],
});
