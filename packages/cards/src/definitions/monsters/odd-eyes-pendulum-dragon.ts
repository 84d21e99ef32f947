import {
  ability,
  addToHand,
  andIfYouDo,
  atk,
  choose1,
  continuous,
  destroy,
  doubleBattleDamage,
  type Filter,
  inPhase,
  inYourDeck,
  itself,
  matches,
  mayTakeNoBattleDamage,
  monster,
  opponentControls,
  opponentInBattle,
  player,
  thisCard,
  trigger,
  useOncePerTurn,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ADDED: Filter = [ability('pendulum'), monster, atk({ max: 1500 }), inYourDeck];

export const oddEyesPendulumDragon = monsterCard(16178681, {
  effects: [
    continuous({
      while: matches(opponentInBattle, opponentControls),
      affects: itself(thisCard),
      modifiers: [doubleBattleDamage],
    }),
  ],
  pendulumEffects: [
    continuous({
      from: ['pendulum'],
      while: matches(yourBattlingMonster, ability('pendulum')),
      limit: useOncePerTurn,
      affects: player('you'),
      modifiers: [mayTakeNoBattleDamage],
    }),
    trigger({
      from: ['pendulum'],
      on: inPhase('end', 'you'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(destroy(thisCard), addToHand(choose1(...ADDED))),
    }),
  ],
});
