import {
  type Action,
  activatedTheTurnItWasSet,
  andIfYouDo,
  andThen,
  apply,
  as,
  banish,
  choose1,
  ifSo,
  inYourDeck,
  isCard,
  lookAt,
  matches,
  moved,
  opponentsTurn,
  placeOnTopOfDeck,
  property,
  quick,
  reveal,
  sendToGy,
  setCard,
  that,
  the,
  thisCard,
  thisOne,
  topOfDeck,
  trap,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const oneOnTop: Action = placeOnTopOfDeck(choose1(isCard(the('seen')), inYourDeck));

export const absoluteKingBackJack = monsterCard(60990740, {
  effects: [
    quick({
      from: ['gy'],
      condition: opponentsTurn,
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: andIfYouDo(
        reveal(as('top', topOfDeck(1))),
        ifSo(
          matches(the('top'), property('Normal'), trap),
          andIfYouDo(
            setCard(as('top', that(the('top')))),
            apply('while-it-stays', the('top'), activatedTheTurnItWasSet),
          ),
          sendToGy(the('top')),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(lookAt(as('seen', topOfDeck(3))), oneOnTop, oneOnTop, oneOnTop),
    }),
  ],
});
