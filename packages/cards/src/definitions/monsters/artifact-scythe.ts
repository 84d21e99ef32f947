import {
  apply,
  at,
  canBeSetAsSpell,
  cannotSpecialSummon,
  faceDown,
  moved,
  opponentsTurn,
  player,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const artifactScythe = monsterCard(20292186, {
  effects: [
    canBeSetAsSpell,
    trigger({
      from: ['gy'],
      condition: opponentsTurn,
      on: moved([...thisOne, faceDown], {
        from: ['spells'],
        to: ['gy'],
        manner: ['destroyed'],
        owner: 'you',
      }),
      use: 'mandatory',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      condition: opponentsTurn,
      on: summoned(thisOne, ['special']),
      use: 'mandatory',
      resolve: apply('end-of-turn', player('opponent'), cannotSpecialSummon(at('any', 'extra'))),
    }),
  ],
});
