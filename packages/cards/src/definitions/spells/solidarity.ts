import {
  activation,
  allThatMatch,
  continuous,
  gainsAtk,
  inYourGy,
  monster,
  onlyRaceAmong,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const solidarity = spellCard(86780027, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(onlyRaceAmong(monster, inYourGy), monster, youControl),
      modifiers: [gainsAtk(800)],
    }),
  ],
});
