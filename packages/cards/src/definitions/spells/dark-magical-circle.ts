import {
  type Action,
  activation,
  addToHand,
  also,
  and,
  andThen,
  as,
  banish,
  choose1,
  either,
  inYourDeck,
  isCard,
  lookAt,
  mentions,
  named,
  opponentControls,
  placeOnTopOfDeck,
  reveal,
  spellOrTrap,
  summoned,
  type Test,
  target,
  target1,
  the,
  topOfDeck,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const WANTED: Test = either([named('Dark Magician')], [spellOrTrap, mentions('Dark Magician')]);
const ONE_ON_TOP: Action = placeOnTopOfDeck(choose1(isCard(the('seen')), inYourDeck));

export const darkMagicalCircle = spellCard(47222536, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: andThen(
        lookAt(as('seen', topOfDeck(3))),
        also(
          youCan(
            and(
              reveal(as('shown', choose1(isCard(the('seen')), WANTED, inYourDeck))),
              addToHand(the('shown')),
            ),
          ),
          ONE_ON_TOP,
          ONE_ON_TOP,
          ONE_ON_TOP,
        ),
      ),
    }),
    trigger({
      from: ['spells'],
      on: summoned([named('Dark Magician'), youControl], ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(opponentControls)],
      resolve: banish(target),
    }),
  ],
});
