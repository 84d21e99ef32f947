import {
  activation,
  addToHand,
  allThatMatch,
  andIfYouDo,
  at,
  cannotBeTargetedByOpponent,
  choose1,
  continuous,
  destroy,
  either,
  except,
  faceUp,
  ignition,
  inYourDeck,
  series,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const skyIris = spellCard(27813661, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['field'],
      affects: allThatMatch(
        either([series('Magician')], [series('Performapal')], [series('Odd-Eyes')]),
        at('you', 'pendulum'),
      ),
      modifiers: [cannotBeTargetedByOpponent],
    }),
    ignition({
      from: ['field'],
      limit: useOncePerTurn,
      targets: [target1(faceUp, youControl, except(thisCard))],
      resolve: andIfYouDo(destroy(target), addToHand(choose1(series('Odd-Eyes'), inYourDeck))),
    }),
  ],
});
