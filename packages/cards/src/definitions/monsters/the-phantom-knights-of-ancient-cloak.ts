import {
  addToHand,
  andIfYouDo,
  apply,
  attribute,
  banish,
  changePosition,
  choose1,
  faceUp,
  gainsAtkDef,
  ignition,
  inAttackPosition,
  inTurn,
  inYourDeck,
  matches,
  monster,
  named,
  nextTurn,
  not,
  onField,
  series,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thePhantomKnightsOfAncientCloak = monsterCard(90432163, {
  effects: [
    ignition({
      condition: matches(thisCard, inAttackPosition),
      limit: useOncePerTurn,
      targets: [target1(attribute('DARK'), monster, faceUp, onField)],
      resolve: andIfYouDo(
        changePosition(thisCard, 'defense'),
        inTurn(nextTurn('opponent'), apply('end-of-turn', target, gainsAtkDef(800))),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: addToHand(
        choose1(
          series('The Phantom Knights'),
          not(named('The Phantom Knights of Ancient Cloak')),
          inYourDeck,
        ),
      ),
    }),
  ],
});
