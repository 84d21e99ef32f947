import {
  exists,
  faceUp,
  inPhase,
  named,
  oncePerTurn,
  specialSummon,
  spellOrTrap,
  thisCard,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const treebornFrog = monsterCard(12538374, {
  effects: [
    trigger({
      from: ['gy'],
      on: inPhase('standby', 'you'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: unless(exists(named('Treeborn Frog'), faceUp, youControl)),
      alsoAtResolution: unless(exists(spellOrTrap, youControl)),
      resolve: specialSummon(thisCard),
    }),
  ],
});
