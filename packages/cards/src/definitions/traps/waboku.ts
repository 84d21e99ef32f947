import {
  activation,
  allThatMatch,
  also,
  apply,
  monster,
  noBattleDamage,
  notDestroyedByBattle,
  player,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const waboku = trapCard(12607053, {
  effects: [
    activation({
      resolve: also(
        apply('end-of-turn', allThatMatch(monster, youControl), notDestroyedByBattle()),
        apply('end-of-turn', player('you'), noBattleDamage),
      ),
    }),
  ],
});
