import {
  apply,
  canBeSetAsSpell,
  cannotBanish,
  faceDown,
  moved,
  opponentsTurn,
  player,
  quick,
  specialSummon,
  thisCard,
  thisOne,
  tribute,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const artifactLancea = monsterCard(34267821, {
  effects: [
    canBeSetAsSpell,
    trigger({
      from: ['gy'],
      on: moved([...thisOne, faceDown], {
        from: ['spells'],
        to: ['gy'],
        manner: ['destroyed'],
        owner: 'you',
      }),
      condition: opponentsTurn,
      use: 'mandatory',
      resolve: specialSummon(thisCard),
    }),
    quick({
      from: ['hand', 'monsters'],
      condition: opponentsTurn,
      cost: tribute(thisCard),
      resolve: apply('end-of-turn', player('any'), cannotBanish()),
    }),
  ],
});
