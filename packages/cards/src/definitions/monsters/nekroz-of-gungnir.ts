import {
  choose1,
  destroy,
  discard,
  exactLevel,
  inYourHand,
  monster,
  notDestroyedByBattle,
  notDestroyedByEffects,
  onField,
  quick,
  series,
  target,
  target1,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { nekrozChanges, nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

export const nekrozOfGungnir = monsterCard(74122412, {
  summoning: nekrozSummoning(exactLevel(7), monster),
  effects: [
    nekrozChanges(notDestroyedByBattle(), notDestroyedByEffects),
    quick({
      limit: useOncePerTurn,
      cost: discard(choose1(series('Nekroz'), inYourHand)),
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
