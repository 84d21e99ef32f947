import {
  addToHand,
  allThatMatch,
  at,
  cannotBeTargetedByOpponent,
  cardActivationsNotAnswered,
  continuous,
  faceUp,
  frame,
  monster,
  moved,
  named,
  not,
  player,
  property,
  series,
  spell,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dancePrincessOfTheNekroz = monsterCard(52738610, {
  effects: [
    continuous({
      affects: player('you'),
      modifiers: [cardActivationsNotAnswered(series('Nekroz'), property('Ritual'), spell)],
    }),
    continuous({
      affects: allThatMatch(series('Nekroz'), frame('ritual'), faceUp, youControl),
      modifiers: [cannotBeTargetedByOpponent],
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['tributed'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [
        target1(
          series('Nekroz'),
          monster,
          not(named('Dance Princess of the Nekroz')),
          faceUp,
          at('you', 'banished'),
        ),
      ],
      resolve: addToHand(target),
    }),
  ],
});
