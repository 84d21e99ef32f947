import {
  apply,
  attacks,
  banish,
  cannotBeTargetedByOpponent,
  choose1,
  continuous,
  gainsAtk,
  itself,
  later,
  level,
  matches,
  materials,
  monster,
  nextPhase,
  notDestroyedByOpponentsEffects,
  onField,
  opponentControls,
  summonedUsing,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackLusterSoldierSoldierOfChaos = monsterCard(49202162, {
  summoning: { materials: [materials(3, monster)], different: 'names' },
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedUsing('link', level({ min: 7 }), monster)),
      affects: itself(thisCard),
      modifiers: [cannotBeTargetedByOpponent, notDestroyedByOpponentsEffects],
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [monster, opponentControls], by: thisOne },
      use: 'when-you-can',
      modes: [
        { resolve: apply('while-face-up', thisCard, gainsAtk(1500)) },
        {
          resolve: later(
            'standby-phase',
            apply('end-of-turn', thisCard, attacks(2, 'any')),
            nextPhase('you'),
          ),
        },
        { resolve: banish(choose1(onField)) },
      ],
    }),
  ],
});
