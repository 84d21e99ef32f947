import {
  allThatMatch,
  and,
  at,
  banish,
  choose1,
  continuous,
  destructionReplaced,
  gainsAtkDef,
  inOpponentsGy,
  inYourGy,
  itself,
  monster,
  moved,
  numberOf,
  opponentControls,
  thisCard,
  times,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const banishedCards = numberOf(at('any', 'banished'));

export const swordsoulSupremeSovereignChengying = monsterCard(96633955, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      number: 1,
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(100, banishedCards))],
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [gainsAtkDef(times(-100, banishedCards))],
    }),
    continuous({
      number: 2,
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({ by: ['effect'], use: 'optional', instead: banish(choose1(inYourGy)) }),
      ],
    }),
    trigger({
      number: 3,
      on: moved([], { to: ['banished'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: and(banish(choose1(opponentControls)), banish(choose1(inOpponentsGy))),
    }),
  ],
});
