import { all, exists, monster, opponentControls, unless, youControl } from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const cyberDragon = monsterCard(70095154, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: all(exists(monster, opponentControls), unless(exists(monster, youControl))),
    },
  },
});
