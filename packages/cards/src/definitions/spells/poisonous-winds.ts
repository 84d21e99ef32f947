import {
  activation,
  allThatMatch,
  attribute,
  cannotSpecialSummon,
  continuous,
  gainsAtk,
  monster,
  onField,
  player,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const wind = attribute('WIND');

export const poisonousWinds = spellCard(95561280, {
  effects: [
    activation(),
    continuous({ affects: player('any'), modifiers: [cannotSpecialSummon(wind)] }),
    continuous({ affects: allThatMatch(wind, monster, onField), modifiers: [gainsAtk(-500)] }),
  ],
});
