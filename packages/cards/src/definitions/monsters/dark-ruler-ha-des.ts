import {
  allThatMatch,
  continuous,
  monster,
  negatesWhatItDestroysByBattle,
  race,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const darkRulerHaDes = monsterCard(53982768, {
  summoning: { neverFrom: ['gy'] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Fiend'), monster, youControl),
      modifiers: [negatesWhatItDestroysByBattle],
    }),
  ],
});
