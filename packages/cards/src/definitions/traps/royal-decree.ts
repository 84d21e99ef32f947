import {
  activation,
  allThatMatch,
  continuous,
  effectsNegated,
  except,
  onField,
  thisCard,
  trap,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const royalDecree = trapCard(51452091, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(trap, onField, except(thisCard)),
      modifiers: [effectsNegated],
    }),
  ],
});
