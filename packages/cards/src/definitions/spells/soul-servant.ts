import {
  activation,
  at,
  banish,
  choose1,
  draw,
  either,
  faceUp,
  ignition,
  mentions,
  monster,
  named,
  not,
  numberOfNames,
  placeOnTopOfDeck,
  series,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const soulServant = spellCard(23020408, {
  effects: [
    activation({
      resolve: placeOnTopOfDeck(
        choose1(
          either(
            [named('Dark Magician', 'Dark Magician Girl')],
            [mentions('Dark Magician')],
            [mentions('Dark Magician Girl')],
          ),
          at('you', 'hand', 'deck', 'gy'),
          not(named('Soul Servant')),
        ),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: draw(
        numberOfNames(
          either([series('Palladium'), monster], [named('Dark Magician', 'Dark Magician Girl')]),
          faceUp,
          at('any', 'monsters', 'gy'),
        ),
      ),
    }),
  ],
});
