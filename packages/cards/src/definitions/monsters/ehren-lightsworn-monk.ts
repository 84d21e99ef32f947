import {
  all,
  atTiming,
  attackTarget,
  inDefensePosition,
  inPhase,
  matches,
  oncePerTurn,
  sendToGy,
  shuffleIntoDeck,
  thisCardAttacks,
  topOfDeck,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ehrenLightswornMonk = monsterCard(44178886, {
  effects: [
    trigger({
      on: atTiming('before-damage-calculation'),
      use: 'mandatory',
      condition: all(thisCardAttacks, matches(attackTarget, inDefensePosition)),
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
