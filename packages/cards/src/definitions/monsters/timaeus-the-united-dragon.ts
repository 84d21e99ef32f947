import {
  at,
  choose1,
  either,
  faceUp,
  frame,
  fusionSummon,
  ignition,
  inYourHand,
  mentions,
  monster,
  race,
  sendToGy,
  specialSummon,
  spellOrTrap,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const timaeusTheUnitedDragon = monsterCard(3078380, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: sendToGy(
        choose1(
          either([race('Spellcaster'), monster], [mentions('Dark Magician'), spellOrTrap]),
          either([inYourHand], [faceUp, youControl]),
        ),
      ),
      resolve: specialSummon(thisCard),
    }),
    ignition({
      limit: useOncePerTurn,
      resolve: fusionSummon({
        monster: [frame('fusion')],
        materials: [monster, at('you', 'hand', 'monsters')],
        including: [race('Spellcaster'), monster],
      }),
    }),
  ],
});
