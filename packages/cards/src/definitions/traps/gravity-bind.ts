import {
  activation,
  allThatMatch,
  cannotAttack,
  continuous,
  inMonsterZone,
  level,
  monster,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const gravityBind = trapCard(85742772, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(level({ min: 4 }), monster, inMonsterZone),
      modifiers: [cannotAttack],
    }),
  ],
});
