import {
  ability,
  atTiming,
  attribute,
  destroy,
  faceUp,
  matches,
  material,
  materialsOrMore,
  monster,
  not,
  opponentInBattle,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const allyOfJusticeCatastor = monsterCard(26593852, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    trigger({
      on: atTiming('damage-step-start'),
      use: 'mandatory',
      condition: matches(opponentInBattle, monster, faceUp, not(attribute('DARK'))),
      resolve: destroy(opponentInBattle),
    }),
  ],
});
