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

export const acidicDownpour = spellCard(35956022, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('EARTH'), monster, inMonsterZone),
      modifiers: [gainsAtk(-500), gainsDef(400)],
    }),
  ],
});
