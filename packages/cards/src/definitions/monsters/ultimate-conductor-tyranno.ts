import {
  all,
  andIfYouDo,
  at,
  atTiming,
  attackTarget,
  banish,
  canAttackAllMonsters,
  changePosition,
  choose1,
  chooseExactly,
  continuous,
  destroy,
  duringPhase,
  every,
  faceUp,
  inDefensePosition,
  inYourGy,
  itself,
  matches,
  monster,
  oncePerTurn,
  opponentControls,
  quick,
  race,
  sendToGy,
  takeDamage,
  that,
  thisCard,
  thisCardAttacks,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ultimateConductorTyranno = monsterCard(18940556, {
  summoning: {
    normal: { never: true },
    procedure: { from: ['hand'], does: banish(chooseExactly(2, race('Dinosaur'), monster, inYourGy)) },
    first: ['procedure'],
  },
  effects: [
    quick({
      condition: duringPhase('main1', 'main2'),
      limit: oncePerTurn,
      resolve: andIfYouDo(
        destroy(choose1(monster, at('you', 'hand', 'monsters'))),
        changePosition(every(monster, faceUp, opponentControls), 'face-down'),
      ),
    }),
    continuous({ affects: itself(thisCard), modifiers: [canAttackAllMonsters] }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'if-you-can',
      condition: all(thisCardAttacks, matches(attackTarget, inDefensePosition)),
      resolve: andIfYouDo(takeDamage('opponent', 1000), sendToGy(that(attackTarget, inDefensePosition))),
    }),
  ],
});
