import {
  activation,
  allThatMatch,
  andIfYouDo,
  andThen,
  banish,
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  discard,
  eventCard,
  inYourHand,
  monster,
  negateSummon,
  opponents,
  race,
  series,
  thisCard,
  useOncePerTurn,
  wouldBeSummoned,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const darkWorldPunishment = trapCard(3167439, {
  effects: [
    activation({
      on: [wouldBeSummoned([monster], ['normal', 'tribute', 'special'])],
      limit: useOncePerTurn,
      resolve: andThen(
        andIfYouDo(negateSummon, destroy(eventCard)),
        discard(choose1(race('Fiend'), monster, inYourHand)),
      ),
    }),
    continuous({
      from: ['gy'],
      limit: useOncePerTurn,
      affects: allThatMatch(series('Dark World'), monster, youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          of: [opponents],
          use: 'optional',
          saves: 'all-together',
          instead: banish(thisCard),
        }),
      ],
    }),
  ],
});
