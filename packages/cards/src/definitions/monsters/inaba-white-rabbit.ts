import {
  attacksDirectly,
  cannotTargetForAttacks,
  continuous,
  itself,
  monster,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { spiritReturn } from '../../kinds.ts';

export const inabaWhiteRabbit = monsterCard(77084837, {
  summoning: { only: [] },
  effects: [
    spiritReturn,
    continuous({
      affects: itself(thisCard),
      modifiers: [attacksDirectly, cannotTargetForAttacks(monster)],
    }),
  ],
});
