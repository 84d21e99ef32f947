import {
  addToHand,
  choose1,
  equip,
  FIELD_ZONES,
  faceUp,
  gainsAtk,
  ignition,
  inYourDeck,
  monster,
  moved,
  series,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileEquipped } from '../../kinds.ts';

export const blackMetalDragon = monsterCard(93969023, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      targets: [target1(series('Red-Eyes'), monster, faceUp, youControl)],
      resolve: equip(thisCard, target),
    }),
    whileEquipped(1, gainsAtk(600)),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      resolve: addToHand(choose1(series('Red-Eyes'), inYourDeck)),
    }),
  ],
});
