import {
  activatedTargeting,
  addToHand,
  andIfYouDo,
  banish,
  chainedTo,
  choose1,
  continuous,
  destroy,
  discard,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  itself,
  mentions,
  monster,
  named,
  negateEffect,
  not,
  notDestroyedByBattle,
  opponentInBattle,
  quick,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cornfieldCoatl = monsterCard(92565383, {
  effects: [
    continuous({ number: 1, affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({ number: 1, affects: itself(opponentInBattle), modifiers: [notDestroyedByBattle()] }),
    ignition({
      number: 2,
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: addToHand(
        choose1(mentions('Chimera Fusion'), monster, inYourDeck, not(named('Cornfield Coatl'))),
      ),
    }),
    quick({
      number: 3,
      from: ['monsters', 'gy'],
      on: [activatedTargeting('opponent', youControl)],
      condition: exists(named('Chimera the Flying Mythical Beast'), faceUp, youControl),
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: andIfYouDo(negateEffect, destroy(chainedTo)),
    }),
  ],
});
