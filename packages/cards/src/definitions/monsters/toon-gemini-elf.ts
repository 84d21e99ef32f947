import { at, atRandom, discard, inflictsBattleDamage, thisOne, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import {
  attacksDirectlyPastNoToon,
  cannotAttackTheTurnItIsSummoned,
  destroyedWithToonWorld,
  youControlToonWorld,
} from '../../kinds.ts';

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
