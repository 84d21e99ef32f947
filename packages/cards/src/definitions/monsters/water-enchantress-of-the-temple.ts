import {
  addToHand,
  at,
  banish,
  choose1,
  exists,
  ignition,
  inYourDeck,
  mentions,
  named,
  placeInFieldZone,
  property,
  specialSummon,
  spell,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const waterEnchantressOfTheTemple = monsterCard(30680659, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      condition: exists(named('Adventurer Token'), youControl),
      resolve: specialSummon(thisCard),
    }),
    ignition({
      from: ['hand', 'gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: addToHand(choose1(named('Rite of Aramesir'), at('you', 'deck', 'gy'))),
    }),
    ignition({
      limit: useOncePerTurn,
      condition: exists(named('Adventurer Token'), youControl),
      resolve: placeInFieldZone(choose1(mentions('Adventurer Token'), property('Field'), spell, inYourDeck)),
    }),
  ],
});
