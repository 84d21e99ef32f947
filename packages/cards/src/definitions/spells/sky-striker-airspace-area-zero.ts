import {
  activation,
  addToHand,
  also,
  andIfYouDo,
  andThen,
  as,
  atLeast,
  choose1,
  except,
  ifSo,
  ignition,
  inYourDeck,
  isCard,
  monster,
  moved,
  numberOf,
  reveal,
  sendToGy,
  series,
  shuffleIntoDeck,
  specialSummon,
  target,
  target1,
  that,
  the,
  thisCard,
  thisOne,
  topOfDeck,
  trigger,
  useOncePerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const skyStrikerAirspaceAreaZero = spellCard(50005218, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['field'],
      limit: useOncePerTurn,
      targets: [target1(youControl, except(thisCard))],
      resolve: andIfYouDo(
        reveal(as('excavated', topOfDeck(3))),
        ifSo(
          atLeast(numberOf(isCard(the('excavated')), series('Sky Striker'), inYourDeck), 1),
          andThen(
            also(
              youCan(addToHand(choose1(isCard(the('excavated')), series('Sky Striker'), inYourDeck))),
              shuffleIntoDeck(that(the('excavated'), inYourDeck)),
            ),
            sendToGy(target),
          ),
          shuffleIntoDeck(that(the('excavated'), inYourDeck)),
        ),
      ),
    }),
    trigger({
      number: 2,
      from: ['gy'],
      on: moved(thisOne, { from: ['field'], to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(series('Sky Striker Ace'), monster, inYourDeck)),
    }),
  ],
});
