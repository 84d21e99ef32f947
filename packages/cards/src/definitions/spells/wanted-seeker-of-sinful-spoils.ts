import {
  activation,
  addToHand,
  andThen,
  at,
  banish,
  choose1,
  draw,
  faceUp,
  ignition,
  monster,
  named,
  not,
  placeOnBottomOfDeck,
  series,
  spellOrTrap,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const wantedSeekerOfSinfulSpoils = spellCard(80845034, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Diabellstar'), monster, at('you', 'deck', 'gy'))),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [
        target1(
          series('Sinful Spoils'),
          spellOrTrap,
          at('you', 'banished', 'gy'),
          faceUp,
          not(named('WANTED: Seeker of Sinful Spoils')),
        ),
      ],
      resolve: andThen(placeOnBottomOfDeck(target), draw(1)),
    }),
  ],
});
