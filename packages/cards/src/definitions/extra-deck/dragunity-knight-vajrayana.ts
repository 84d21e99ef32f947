import {
  apply,
  atkMultiplied,
  choose1,
  equipCard,
  equippedTo,
  ignition,
  isCard,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  oncePerTurn,
  race,
  sendToGy,
  summoned,
  thisCard,
  thisOne,
  tuner,
} from '@spellspeed/engine/language';
import { equipsDragunityWhen } from '../../archetypes/dragunity.ts';
import { monsterCard } from '../../card.ts';

export const dragunityKnightVajrayana = monsterCard(21249921, {
  summoning: {
    materials: [
      material(race('Dragon'), tuner, monster),
      materialsOrMore(1, nonTuner, race('Winged Beast'), monster),
    ],
  },
  effects: [
    equipsDragunityWhen(summoned(thisOne, ['synchro'])),
    ignition({
      limit: oncePerTurn,
      cost: sendToGy(choose1(equipCard, equippedTo(isCard(thisCard)))),
      resolve: apply('end-of-turn', thisCard, atkMultiplied(2)),
    }),
  ],
});
