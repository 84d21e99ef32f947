import {
  activatedItsEffectThisTurn,
  as,
  continuous,
  every,
  faceUp,
  gainsAtk,
  inOpponentsGy,
  inPhase,
  itself,
  materialsUsed,
  monster,
  onField,
  specialSummon,
  target,
  target1,
  thisCard,
  times,
  tribute,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kurikaraDivincarnate = monsterCard(35405755, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: tribute(as('tributed', every(faceUp, monster, onField, activatedItsEffectThisTurn('opponent')))),
    },
    only: ['procedure'],
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(1500, materialsUsed(thisCard, monster)))],
    }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, inOpponentsGy)],
      resolve: specialSummon(target),
    }),
  ],
});
