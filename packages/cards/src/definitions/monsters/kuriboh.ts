import {
  all,
  apply,
  attackingMonster,
  discard,
  duringTiming,
  matches,
  noBattleDamage,
  opponentControls,
  player,
  quick,
  thisCard,
  wouldTakeBattleDamage,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kuriboh = monsterCard(40640057, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(
        duringTiming('damage-calculation'),
        matches(attackingMonster, opponentControls),
        wouldTakeBattleDamage('you'),
      ),
      cost: discard(thisCard),
      resolve: apply('end-of-this-battle', player('you'), noBattleDamage),
    }),
  ],
});
