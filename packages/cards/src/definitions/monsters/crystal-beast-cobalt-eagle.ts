import {
  canBeKeptAsSpell,
  ignition,
  oncePerTurn,
  placeOnTopOfDeck,
  series,
  stillTheirs,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystalBeastCobaltEagle = monsterCard(21698716, {
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [stillTheirs(target1(series('Crystal Beast'), youControl))],
      resolve: placeOnTopOfDeck(target),
    }),
    canBeKeptAsSpell,
  ],
});
