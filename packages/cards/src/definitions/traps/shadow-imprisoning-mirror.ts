import {
  activatedEffectsNegated,
  activation,
  allThatMatch,
  attribute,
  continuous,
  either,
  inGys,
  monster,
  onField,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const shadowImprisoningMirror = trapCard(99735427, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('DARK'), monster, either([onField], [inGys])),
      modifiers: [activatedEffectsNegated],
    }),
  ],
});
