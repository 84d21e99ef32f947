import {
  continuous,
  gainsAtk,
  inGys,
  itself,
  named,
  numberOf,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const darkMagicianGirl = monsterCard(38033121, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, numberOf(named('Dark Magician', 'Magician of Black Chaos'), inGys)))],
    }),
  ],
});
