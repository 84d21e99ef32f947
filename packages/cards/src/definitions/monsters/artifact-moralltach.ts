import {
  canBeSetAsSpell,
  choose1,
  destroy,
  faceDown,
  faceUp,
  moved,
  opponentControls,
  opponentsTurn,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const artifactMoralltach = monsterCard(85103922, {
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
      use: 'if-you-can',
      resolve: destroy(choose1(faceUp, opponentControls)),
    }),
  ],
});
