import {
  at,
  continuous,
  gainsAtk,
  itself,
  monster,
  numberOf,
  race,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const busterBlader = monsterCard(78193831, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(race('Dragon'), monster, at('opponent', 'monsters', 'gy'))))],
    }),
  ],
});
