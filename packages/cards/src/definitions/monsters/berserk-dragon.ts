import {
  apply,
  canAttackAllMonsters,
  continuous,
  gainsAtk,
  inPhase,
  itself,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const berserkDragon = monsterCard(85605684, {
  summoning: { onlyByEffectOf: ['A Deal with Dark Ruler'] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [canAttackAllMonsters] }),
    unclassified({
      from: ['monsters'],
      on: inPhase('end', 'you'),
      does: apply('while-face-up', thisCard, gainsAtk(-500)),
    }),
  ],
});
