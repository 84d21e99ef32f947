import {
  cardOrEffectActivated,
  changeTarget,
  detach,
  exactLevel,
  except,
  materials,
  monster,
  onField,
  quick,
  target,
  target1,
  targetingOnly,
  thisCard,
  wouldBeAppropriateTarget,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cairngorgonAntiluminescentKnight = monsterCard(21501505, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    quick({
      on: [targetingOnly(cardOrEffectActivated('any', except(thisCard)), onField)],
      cost: detach(1),
      targets: [target1(onField, wouldBeAppropriateTarget)],
      resolve: changeTarget('activation', target),
    }),
  ],
});
