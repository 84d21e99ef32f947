import {
  activatedTargeting,
  and,
  andIfYouDo,
  andThen,
  chainedTo,
  choose1,
  chooseAsMany,
  destroy,
  discard,
  draw,
  frame,
  inYourHand,
  monster,
  negateActivation,
  numberOf,
  opponentControls,
  quick,
  shuffleIntoDeck,
  specialSummon,
  summoned,
  sumOf,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const theirLinkMonsters = numberOf(frame('link'), monster, opponentControls);

export const fantasticalDragonPhantazmay = monsterCard(78661338, {
  effects: [
    trigger({
      from: ['hand'],
      on: summoned([frame('link')], ['special'], 'opponent'),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: andThen(
        and(specialSummon(thisCard), draw(sumOf(theirLinkMonsters, 1))),
        shuffleIntoDeck(chooseAsMany(theirLinkMonsters, inYourHand)),
      ),
    }),
    quick({
      on: [activatedTargeting('opponent', monster, youControl)],
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
