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

export const gaiaPower = spellCard(56594520, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('EARTH'), monster, inMonsterZone),
      modifiers: [gainsAtk(500), gainsDef(-400)],
    }),
  ],
});
