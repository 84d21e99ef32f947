import {
  apply,
  cannotBeUsed,
  declareCardName,
  declaredName,
  ignition,
  inTurn,
  nextTurn,
  oncePerTurn,
  player,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const psiBlocker = monsterCard(29417188, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: declareCardName,
      resolve: inTurn(nextTurn('opponent'), apply('end-of-turn', player('any'), cannotBeUsed(declaredName))),
    }),
  ],
});
