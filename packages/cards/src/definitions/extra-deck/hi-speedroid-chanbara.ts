import {
  addToHand,
  apply,
  at,
  atTiming,
  attacks,
  continuous,
  faceUp,
  gainsAtk,
  itself,
  moved,
  series,
  target,
  target1,
  thisCard,
  thisCardBattles,
  thisOne,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const hiSpeedroidChanbara = monsterCard(42110604, {
  summoning: { materials: tunerAndNonTuners(), oncePerTurn: true },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [attacks(2, 'any')] }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'mandatory',
      condition: thisCardBattles,
      resolve: apply('while-face-up', thisCard, gainsAtk(200)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(series('Speedroid'), at('you', 'banished'), faceUp)],
      resolve: addToHand(target),
    }),
  ],
});
