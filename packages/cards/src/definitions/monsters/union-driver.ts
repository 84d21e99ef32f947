import {
  ability,
  banish,
  canBeEquippedTo,
  choose1,
  equip,
  equippedMonster,
  equippedTo,
  faceUp,
  ignition,
  inYourDeck,
  isCard,
  level,
  matches,
  monster,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { destroyedInsteadOfEquipped, unionEquip } from '../../kinds.ts';

export const unionDriver = monsterCard(99249638, {
  effects: [
    unionEquip(faceUp),
    destroyedInsteadOfEquipped,
    ignition({
      number: 2,
      from: ['spells'],
      condition: matches(thisCard, equippedTo(monster)),
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: equip(
        choose1(
          level({ max: 4 }),
          ability('union'),
          monster,
          inYourDeck,
          canBeEquippedTo(isCard(equippedMonster)),
        ),
        equippedMonster,
      ),
    }),
  ],
});
