import { onlyOpponentControlsAMonster } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cyberDragon = monsterCard(70095154, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: onlyOpponentControlsAMonster,
    },
  },
});
