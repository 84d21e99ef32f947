import {
  activation,
  all,
  choose1,
  duringPhase,
  inYourHand,
  monster,
  oncePerTurn,
  opponentsTurn,
  quick,
  tributeSummon,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const escalationOfTheMonarchs = trapCard(18235309, {
  effects: [
    activation(),
    quick({
      number: 1,
      from: ['spells'],
      limit: oncePerTurn,
      condition: all(opponentsTurn, duringPhase('main1', 'main2', 'battle')),
      resolve: tributeSummon(choose1(monster, inYourHand)),
    }),
  ],
});
