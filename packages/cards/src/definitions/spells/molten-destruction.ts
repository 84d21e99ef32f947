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

export const moltenDestruction = spellCard(19384334, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(attribute('FIRE'), monster, inMonsterZone),
      modifiers: [gainsAtk(500), gainsDef(-400)],
    }),
  ],
});
