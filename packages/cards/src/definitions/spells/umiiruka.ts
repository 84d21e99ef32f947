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

export const umiiruka = spellCard(82999629, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('WATER'), monster, inMonsterZone),
      modifiers: [gainsAtk(500), gainsDef(-400)],
    }),
  ],
});
