import {
  continuous,
  gainsAtk,
  itself,
  numberOf,
  series,
  summoned,
  thisCard,
  thisOne,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { equipsDragunityWhen } from '../../archetypes/dragunity.ts';
import { monsterCard } from '../../card.ts';

export const dragunityDux = monsterCard(28183605, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(200, numberOf(series('Dragunity'), youControl)))],
    }),
    equipsDragunityWhen(summoned(thisOne, ['normal', 'tribute'])),
  ],
});
