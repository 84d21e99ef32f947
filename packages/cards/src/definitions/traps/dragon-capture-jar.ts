import {
  activation,
  allThatMatch,
  cannotChangePosition,
  continuous,
  faceUp,
  monster,
  onField,
  race,
  staysIn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dragonCaptureJar = trapCard(50045299, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(race('Dragon'), monster, faceUp, onField),
      modifiers: [staysIn('defense'), cannotChangePosition],
    }),
  ],
});
