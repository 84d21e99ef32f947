import {
  addToHand,
  choose1,
  equip,
  equippedMonster,
  eventCard,
  except,
  exists,
  ignition,
  inYourDeck,
  isCard,
  level,
  material,
  monster,
  race,
  series,
  summoned,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const artemisTheMagistusMoonMaiden = monsterCard(34755994, {
  summoning: { materials: [material(level({ max: 4 }), race('Spellcaster'), monster)], oncePerTurn: true },
  effects: [
    trigger({
      on: summoned([series('Magistus'), monster, except(thisCard)], ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(isCard(eventCard))],
      resolve: equip(thisCard, target),
    }),
    ignition({
      from: ['spells'],
      condition: exists(isCard(equippedMonster)),
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Magistus'), monster, inYourDeck)),
    }),
  ],
});
