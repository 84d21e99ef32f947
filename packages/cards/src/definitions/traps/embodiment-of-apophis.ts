import { activation, duringPhase } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';
import { summonAsMonsterStillTrap } from '../../kinds.ts';

export const embodimentOfApophis = trapCard(28649820, {
  effects: [
    activation({
      condition: duringPhase('main1', 'main2'),
      resolve: summonAsMonsterStillTrap({
        frame: 'normal',
        attribute: 'EARTH',
        race: 'Reptile',
        level: 4,
        atk: 1600,
        def: 1800,
      }),
    }),
  ],
});
