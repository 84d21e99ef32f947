import {
  attribute,
  detach,
  exactLevel,
  faceDown,
  faceUp,
  ignition,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  placeOnBottomOfDeck,
  placeOnTopOfDeck,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lightningChidori = monsterCard(22653490, {
  summoning: { materials: [materials(2, exactLevel(4), attribute('WIND'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['xyz']),
      use: 'mandatory',
      targets: [target1(faceDown, opponentControls)],
      resolve: placeOnBottomOfDeck(target),
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(faceUp, opponentControls)],
      resolve: placeOnTopOfDeck(target),
    }),
  ],
});
