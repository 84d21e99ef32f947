import {
  all,
  and,
  apply,
  atLeast,
  atTiming,
  banish,
  type Countable,
  continuous,
  excessOf,
  gainsAtk,
  ignition,
  itself,
  lifePointsOf,
  matches,
  monster,
  oncePerTurn,
  opponentControls,
  opponents,
  payLifePoints,
  summonedBy,
  sumOf,
  target1,
  targetAs,
  the,
  thisCard,
  trigger,
  tunerAndNonTuners,
  unaffectedByActivated,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const lead: Countable = excessOf(lifePointsOf('you'), lifePointsOf('opponent'));
const arrears: Countable = excessOf(lifePointsOf('opponent'), lifePointsOf('you'));

export const psychicEndPunisher = monsterCard(60465049, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters'],
      while: all(
        atLeast(lifePointsOf('opponent'), lifePointsOf('you')),
        matches(thisCard, summonedBy('synchro')),
      ),
      affects: itself(thisCard),
      modifiers: [unaffectedByActivated(opponents)],
    }),
    ignition({
      limit: oncePerTurn,
      cost: payLifePoints(1000),
      targets: [
        targetAs('yours', target1(monster, youControl)),
        targetAs('theirs', target1(opponentControls)),
      ],
      resolve: and(banish(the('yours')), banish(the('theirs'))),
    }),
    trigger({
      on: atTiming('battle-start'),
      use: 'if-you-can',
      resolve: apply('while-face-up', thisCard, gainsAtk(sumOf(lead, arrears))),
    }),
  ],
});
