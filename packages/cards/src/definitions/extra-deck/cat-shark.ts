import {
  apply,
  atkBecomes,
  attribute,
  continuous,
  defBecomes,
  detach,
  exactLevel,
  faceUp,
  frame,
  itself,
  materials,
  monster,
  notDestroyedByBattle,
  oncePerTurn,
  originalAtkOf,
  originalDefOf,
  quick,
  rank,
  target,
  target1,
  thisCard,
  thisCardHasMaterial,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const catShark = monsterCard(84224627, {
  summoning: { materials: [materials(2, exactLevel(2), monster)] },
  effects: [
    continuous({
      while: thisCardHasMaterial(attribute('WATER'), monster),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle()],
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(rank({ max: 4 }), frame('xyz'), monster, faceUp, youControl)],
      resolve: apply(
        'end-of-turn',
        target,
        atkBecomes(times(2, originalAtkOf(target))),
        defBecomes(times(2, originalDefOf(target))),
      ),
    }),
  ],
});
