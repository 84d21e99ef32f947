import {
  apply,
  cannotAddFromDeck,
  duringPhase,
  moved,
  player,
  quick,
  sendToGy,
  thisCard,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const drollLockBird = monsterCard(94145021, {
  effects: [
    quick({
      from: ['hand'],
      on: [moved([], { from: ['deck'], to: ['hand'], owner: 'opponent' })],
      use: 'if-you-can',
      condition: unless(duringPhase('draw')),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-turn', player('any'), cannotAddFromDeck),
    }),
  ],
});
