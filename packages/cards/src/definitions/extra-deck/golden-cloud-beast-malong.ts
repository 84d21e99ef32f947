import {
  apply,
  applyOneOf,
  faceUp,
  levelRaised,
  moved,
  opponentControls,
  returnToHand,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const goldenCloudBeastMalong = monsterCard(93125329, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      resolve: applyOneOf(
        apply('while-it-stays', thisCard, levelRaised(1)),
        apply('while-it-stays', thisCard, levelRaised(-1)),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(faceUp, opponentControls)],
      resolve: returnToHand(target),
    }),
  ],
});
