import {
  allThatMatch,
  continuous,
  faceUp,
  material,
  materialsOrMore,
  monster,
  named,
  negatesWhatItDestroysByBattle,
  nonTuner,
  race,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const revivedKingHaDes = monsterCard(5309481, {
  summoning: {
    materials: [
      material(named('Plaguespreader Zombie')),
      materialsOrMore(1, nonTuner, race('Zombie'), monster),
    ],
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Zombie'), monster, faceUp, youControl),
      modifiers: [negatesWhatItDestroysByBattle],
    }),
  ],
});
