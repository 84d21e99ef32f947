import {
  activation,
  addToHand,
  andThen,
  as,
  at,
  attribute,
  banish,
  cannotBeNormalSummoned,
  choose1,
  draw,
  either,
  ignition,
  inYourDeck,
  inYourHand,
  level,
  monster,
  not,
  placeOnBottomOfDeck,
  sameAttributeAs,
  sendToGy,
  target,
  target1,
  the,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const LIGHT_OR_DARK = either([attribute('LIGHT')], [attribute('DARK')]);

export const chaosSpace = spellCard(99266988, {
  effects: [
    activation({
      limit: useOncePerTurn,
      cost: sendToGy(as('sent', choose1(LIGHT_OR_DARK, monster, inYourHand))),
      resolve: addToHand(
        choose1(
          LIGHT_OR_DARK,
          monster,
          cannotBeNormalSummoned,
          level({ min: 4, max: 8 }),
          not(sameAttributeAs(the('sent'))),
          inYourDeck,
        ),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(LIGHT_OR_DARK, monster, cannotBeNormalSummoned, at('you', 'banished'))],
      resolve: andThen(placeOnBottomOfDeck(target), draw(1)),
    }),
  ],
});
