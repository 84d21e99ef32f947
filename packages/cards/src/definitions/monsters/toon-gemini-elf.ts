import {
  at,
  atRandom,
  attacksDirectlyPastNoToon,
  cannotAttackTheTurnItIsSummoned,
  destroyedWithToonWorld,
  discard,
  inflictsBattleDamage,
  thisOne,
  trigger,
  youControlToonWorld,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const toonGeminiElf = monsterCard(42386471, {
  effects: [
    cannotAttackTheTurnItIsSummoned('normal', 'tribute', 'flip', 'special'),
    attacksDirectlyPastNoToon(2, youControlToonWorld),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      resolve: discard(atRandom(1, at('opponent', 'hand'))),
    }),
    destroyedWithToonWorld,
  ],
});
