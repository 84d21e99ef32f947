import {
  activation,
  allThatMatch,
  attribute,
  continuous,
  gainsAtk,
  inMonsterZone,
  level,
  monster,
  race,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const wetlands = spellCard(2084239, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(race('Aqua'), attribute('WATER'), level({ max: 2 }), monster, inMonsterZone),
      modifiers: [gainsAtk(1200)],
    }),
  ],
});
