import {
  activation,
  allThatMatch,
  attribute,
  continuous,
  gainsAtk,
  gainsDef,
  inMonsterZone,
  monster,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const risingAirCurrent = spellCard(45778932, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('WIND'), monster, inMonsterZone),
      modifiers: [gainsAtk(500), gainsDef(-400)],
    }),
  ],
});
