import {
  activation,
  allThatMatch,
  continuous,
  either,
  gainsAtkDef,
  inMonsterZone,
  monster,
  race,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const sogen = spellCard(86318356, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(either([race('Warrior')], [race('Beast-Warrior')]), monster, inMonsterZone),
      modifiers: [gainsAtkDef(200)],
    }),
  ],
});
