import {
  apply,
  attacksOnceMoreInARow,
  banish,
  continuous,
  destroy,
  either,
  exactLevel,
  ignition,
  itself,
  material,
  monster,
  onField,
  piercing,
  race,
  target,
  target1,
  thisCard,
  thisCardAttacks,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fossilWarriorSkullKnight = monsterCard(59531356, {
  summoning: {
    materials: [material(race('Rock'), monster), material(either([exactLevel(5)], [exactLevel(6)]), monster)],
    firstByEffectOf: ['Fossil Fusion'],
  },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [monster], by: thisOne },
      use: 'when-you-can',
      condition: thisCardAttacks,
      resolve: apply('end-of-battle-phase', thisCard, attacksOnceMoreInARow),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(monster, onField)],
      resolve: destroy(target),
    }),
  ],
});
