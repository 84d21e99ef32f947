import {
  activation,
  allThatMatch,
  continuous,
  effectsNegated,
  faceUp,
  monster,
  onField,
  payLifePoints,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const skillDrain = trapCard(82732705, {
  effects: [
    activation({ cost: payLifePoints(1000) }),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(monster, faceUp, onField),
      modifiers: [effectsNegated],
    }),
  ],
});
