import {
  at,
  atRandom,
  banish,
  banishedInsteadOfGy,
  continuous,
  duringPhase,
  moved,
  oncePerTurn,
  player,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const maskedHeroDarkLaw = monsterCard(58481572, {
  summoning: { onlyByEffectOf: ['Mask Change'] },
  effects: [
    continuous({ affects: player('opponent'), modifiers: [banishedInsteadOfGy()] }),
    trigger({
      on: moved([], { from: ['deck'], to: ['hand'], owner: 'opponent' }),
      use: 'if-you-can',
      limit: oncePerTurn,
      damageStep: 'forbidden',
      condition: unless(duringPhase('draw')),
      resolve: banish(atRandom(1, at('opponent', 'hand'))),
    }),
  ],
});
