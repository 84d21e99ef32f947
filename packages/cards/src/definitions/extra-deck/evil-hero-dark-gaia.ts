import {
  changePosition,
  continuous,
  declaresAttack,
  every,
  inDefensePosition,
  itself,
  material,
  materialsOf,
  monster,
  opponentControls,
  originalAtkBecomes,
  race,
  thisCard,
  thisOne,
  totalOriginalAtkOf,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const evilHeroDarkGaia = monsterCard(58332301, {
  summoning: {
    materials: [material(race('Fiend'), monster), material(race('Rock'), monster)],
    onlyByEffectOf: ['Dark Fusion'],
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [originalAtkBecomes(totalOriginalAtkOf(materialsOf(thisCard)))],
    }),
    trigger({
      on: declaresAttack(thisOne),
      use: 'when-you-can',
      resolve: changePosition(every(monster, inDefensePosition, opponentControls), 'attack', {
        flipEffects: 'not-activated',
      }),
    }),
  ],
});
