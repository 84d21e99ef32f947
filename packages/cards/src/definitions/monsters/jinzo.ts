import {
  allThatMatch,
  at,
  cannotBeActivated,
  continuous,
  effectsNegated,
  FIELD_ZONES,
  onField,
  trap,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const jinzo = monsterCard(77585513, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(trap, at('any', 'hand', ...FIELD_ZONES)),
      modifiers: [cannotBeActivated],
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      affects: allThatMatch(trap, onField),
      modifiers: [effectsNegated],
    }),
  ],
});
