import {
  activation,
  all,
  alsoAfterThat,
  apply,
  at,
  atRandom,
  banish,
  cannotDrawByEffects,
  draw,
  duringPhase,
  duringTiming,
  faceDown,
  player,
  yourTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const potOfExtravagance = spellCard(49238328, {
  effects: [
    activation({
      condition: all(yourTurn, duringPhase('main1'), duringTiming('main-phase-start')),
      modes: [
        {
          cost: banish(atRandom(3, faceDown, at('you', 'extra')), { face: 'down' }),
          resolve: alsoAfterThat(draw(1), apply('end-of-turn', player('you'), cannotDrawByEffects)),
        },
        {
          cost: banish(atRandom(6, faceDown, at('you', 'extra')), { face: 'down' }),
          resolve: alsoAfterThat(draw(2), apply('end-of-turn', player('you'), cannotDrawByEffects)),
        },
      ],
    }),
  ],
});
