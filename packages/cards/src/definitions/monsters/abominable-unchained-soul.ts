import {
  andIfYouDo,
  apply,
  choose1,
  destroy,
  destroyedAndSentThisTurn,
  discard,
  inPhase,
  inYourHand,
  moved,
  oncePerTurn,
  onField,
  placedOnBottomWhenItLeaves,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const abominableUnchainedSoul = monsterCard(1966438, {
  summoning: { oncePerTurn: true },
  effects: [
    trigger({
      from: ['hand'],
      on: moved([youControl], { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      cost: discard(choose1(inYourHand)),
      resolve: destroy(choose1(onField)),
    }),
    trigger({
      from: ['gy'],
      limit: oncePerTurn,
      on: inPhase('end', 'any'),
      condition: destroyedAndSentThisTurn(),
      use: 'if-you-can',
      resolve: andIfYouDo(
        specialSummon(thisCard),
        apply('while-it-stays', thisCard, placedOnBottomWhenItLeaves),
      ),
    }),
  ],
});
