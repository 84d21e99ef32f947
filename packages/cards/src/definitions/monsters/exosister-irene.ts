import {
  andThen,
  choose1,
  draw,
  exists,
  gainLifePoints,
  ifSo,
  ignition,
  inYourHand,
  named,
  placeOnBottomOfDeck,
  series,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { exosisterXyz } from '../../archetypes/exosister.ts';
import { monsterCard } from '../../card.ts';

export const exosisterIrene = monsterCard(79858629, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: placeOnBottomOfDeck(choose1(series('Exosister'), inYourHand)),
      resolve: andThen(draw(1), ifSo(exists(named('Exosister Sophia'), youControl), gainLifePoints(800))),
    }),
    exosisterXyz('opponent'),
  ],
});
