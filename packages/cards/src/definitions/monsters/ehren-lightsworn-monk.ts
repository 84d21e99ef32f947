import {
  all,
  atTiming,
  attackingMonster,
  attackTarget,
  inDefensePosition,
  inPhase,
  isCard,
  matches,
  oncePerTurn,
  sendToGy,
  shuffleIntoDeck,
  thisCard,
  topOfDeck,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const ehrenLightswornMonk = monsterCard(44178886, {
  effects: [
    trigger({
      on: atTiming('before-damage-calculation'),
      use: 'mandatory',
      condition: all(matches(attackingMonster, isCard(thisCard)), matches(attackTarget, inDefensePosition)),
      resolve: shuffleIntoDeck(attackTarget),
    }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: sendToGy(topOfDeck(3)),
    }),
  ],
});
