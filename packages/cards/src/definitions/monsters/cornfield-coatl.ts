import {
  activatedTargeting,
  addToHand,
  andIfYouDo,
  chainedTo,
  destroy,
  discard,
  ignition,
  negateEffect,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import {
  banishedBesideChimera,
  NEITHER_IS_DESTROYED_BY_BATTLE,
  otherThatMentionsChimeraFusion,
} from '../../archetypes/chimera.ts';
import { monsterCard } from '../../card.ts';

export const cornfieldCoatl = monsterCard(92565383, {
  effects: [
    ...NEITHER_IS_DESTROYED_BY_BATTLE,
    ignition({
      number: 2,
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: addToHand(otherThatMentionsChimeraFusion('Cornfield Coatl')),
    }),
    banishedBesideChimera(
      activatedTargeting('opponent', youControl),
      andIfYouDo(negateEffect, destroy(chainedTo)),
    ),
  ],
});
