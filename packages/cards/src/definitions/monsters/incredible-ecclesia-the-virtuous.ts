import {
  addToHand,
  at,
  atLeast,
  choose1,
  duringPhase,
  either,
  frame,
  inPhase,
  monster,
  named,
  numberOf,
  opponentControls,
  quick,
  sentToGyThisTurn,
  series,
  specialSummon,
  thisCard,
  tribute,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const incredibleEcclesiaTheVirtuous = monsterCard(55273560, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: unless(atLeast(numberOf(monster, youControl), numberOf(monster, opponentControls))),
      limit: useOncePerTurn,
    },
  },
  effects: [
    quick({
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: specialSummon(
        choose1(
          either([series('Swordsoul'), monster], [named('Fallen of Albaz')]),
          at('you', 'hand', 'deck'),
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: sentToGyThisTurn('you', frame('fusion'), monster),
      limit: useOncePerTurn,
      resolve: addToHand(thisCard),
    }),
  ],
});
