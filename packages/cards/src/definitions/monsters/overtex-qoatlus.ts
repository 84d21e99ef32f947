import {
  addToHand,
  andIfYouDo,
  at,
  cardActivated,
  chainedTo,
  choose1,
  chooseExactly,
  destroy,
  either,
  faceUp,
  inYourDeck,
  inYourHand,
  monster,
  moved,
  negateActivation,
  oncePerTurn,
  quick,
  race,
  series,
  shuffleIntoMainDeck,
  spell,
  spellOrTrap,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const overtexQoatlus = monsterCard(41782653, {
  summoning: {
    normal: { never: true },
    procedure: {
      from: ['hand'],
      does: shuffleIntoMainDeck(chooseExactly(5, race('Dinosaur'), monster, at('you', 'banished'))),
    },
    only: ['procedure'],
  },
  effects: [
    quick({
      on: [cardActivated('opponent', spellOrTrap)],
      limit: oncePerTurn,
      resolve: andIfYouDo(
        destroy(choose1(race('Dinosaur'), monster, either([inYourHand], [faceUp, youControl]))),
        negateActivation,
        destroy(chainedTo),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Evolution Pill'), spell, inYourDeck)),
    }),
  ],
});
