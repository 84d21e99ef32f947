import {
  activation,
  allThatMatch,
  continuous,
  declareRace,
  faceUp,
  monster,
  onField,
  raceBecomesDeclared,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dnaSurgery = trapCard(74701381, {
  effects: [
    activation({ cost: declareRace() }),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(monster, faceUp, onField),
      modifiers: [raceBecomesDeclared],
    }),
  ],
});
