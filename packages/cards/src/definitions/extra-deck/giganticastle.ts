import {
  continuous,
  gainsAtkDef,
  itself,
  materialsUsed,
  monster,
  nonTuner,
  thisCard,
  times,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const giganticastle = monsterCard(63422098, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(200, materialsUsed(thisCard, nonTuner, monster)))],
    }),
  ],
});
