import {
  addToHand,
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  choose1,
  discard,
  faceUp,
  inMonsterZone,
  inYourDeck,
  inYourHand,
  monster,
  moved,
  not,
  sameAttributeAs,
  sameNameAs,
  sameRaceAs,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const omniDragonBrotaur = monsterCard(8972398, {
  effects: [
    trigger({
      from: ['gy', 'hand'],
      evenIfLater: ['hand'],
      limit: useOncePerTurn,
      on: [
        moved([monster, youControl], { manner: ['destroyed'], by: ['battle'] }),
        moved([monster, youControl], { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-face-up', thisCard, banishedWhenItLeaves)),
    }),
    trigger({
      limit: useOncePerTurn,
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(monster, faceUp, inMonsterZone)],
      resolve: andIfYouDo(
        discard(choose1(inYourHand)),
        addToHand(
          choose1(sameRaceAs(target), sameAttributeAs(target), not(sameNameAs(target)), monster, inYourDeck),
        ),
      ),
    }),
  ],
});
