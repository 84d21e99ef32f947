import {
  atLeast,
  cannotBeMaterial,
  continuous,
  destroy,
  every,
  itself,
  materials,
  monster,
  namesUsed,
  notDestroyedByEffects,
  notTributed,
  opponentControls,
  race,
  summoned,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const quintetMagician = monsterCard(84433295, {
  summoning: { materials: [materials(5, race('Spellcaster'), monster)], only: ['fusion'] },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'if-you-can',
      condition: atLeast(namesUsed(thisCard, race('Spellcaster'), monster), 5),
      resolve: destroy(every(opponentControls)),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notTributed, cannotBeMaterial('fusion'), notDestroyedByEffects],
    }),
  ],
});
