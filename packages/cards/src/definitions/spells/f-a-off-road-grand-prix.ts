import {
  activation,
  addToHand,
  allThatMatch,
  at,
  atRandom,
  choose1,
  continuous,
  discard,
  duringPhase,
  type Filter,
  faceUp,
  inMonsterZone,
  inYourDeck,
  levelRaised,
  monster,
  moved,
  named,
  not,
  series,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const fAMonster: Filter = [series('F.A.'), monster];

export const fAOffRoadGrandPrix = spellCard(2144946, {
  effects: [
    activation(),
    continuous({
      number: 1,
      while: duringPhase('main1', 'main2'),
      affects: allThatMatch(...fAMonster, inMonsterZone),
      modifiers: [levelRaised(2)],
    }),
    trigger({
      from: ['field'],
      on: moved([...fAMonster, youControl], { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: discard(atRandom(1, at('opponent', 'hand'))),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved([...thisOne, faceUp], { from: ['field'], manner: ['destroyed'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('F.A.'), not(named('F.A. Off-Road Grand Prix')), inYourDeck)),
    }),
  ],
});
