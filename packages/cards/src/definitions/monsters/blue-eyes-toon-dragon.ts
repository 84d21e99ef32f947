import { chooseExactly, monster, tribute, youControl } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { specialSummonedToon, youControlToonWorld } from '../../kinds.ts';

export const blueEyesToonDragon = monsterCard(53183600, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: youControlToonWorld,
      does: tribute(chooseExactly(2, monster, youControl)),
    },
    first: ['procedure'],
  },
  effects: specialSummonedToon,
});
