import {
  apply,
  choose1,
  destroy,
  discard,
  exactLevel,
  inYourHand,
  monster,
  notDestroyedByBattle,
  notDestroyedByEffects,
  onField,
  property,
  quick,
  series,
  spell,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nekrozOfGungnir = monsterCard(74122412, {
  summoning: {
    ritualSpell: [series('Nekroz'), property('Ritual'), spell],
    only: ['ritual'],
    ritualWithout: [exactLevel(7), monster],
  },
  effects: [
    quick({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      targets: [target1(series('Nekroz'), monster, youControl)],
      resolve: apply('end-of-turn', target, notDestroyedByBattle(), notDestroyedByEffects),
    }),
    quick({
      limit: useOncePerTurn,
      cost: discard(choose1(series('Nekroz'), inYourHand)),
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
