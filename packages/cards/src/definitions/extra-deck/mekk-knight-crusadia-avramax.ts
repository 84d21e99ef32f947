import {
  all,
  allThatMatch,
  apply,
  atkOf,
  cannotBeTargetedByOpponent,
  cannotTargetForAttacks,
  choose1,
  continuous,
  duringTiming,
  except,
  gainsAtk,
  itself,
  matches,
  materialsOrMore,
  monster,
  moved,
  oncePerBattle,
  onField,
  opponentControls,
  opponentInBattle,
  quick,
  shuffleIntoDeck,
  specialSummonedFrom,
  summonedBy,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const whileLinkSummoned = {
  number: 1,
  from: ['monsters'],
  while: matches(thisCard, summonedBy('link')),
} as const;

export const mekkKnightCrusadiaAvramax = monsterCard(21887175, {
  summoning: { materials: [materialsOrMore(2, specialSummonedFrom('extra'), monster)] },
  effects: [
    continuous({ ...whileLinkSummoned, affects: itself(thisCard), modifiers: [cannotBeTargetedByOpponent] }),
    continuous({
      ...whileLinkSummoned,
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotTargetForAttacks(monster, except(thisCard))],
    }),
    quick({
      number: 2,
      limit: oncePerBattle,
      condition: all(
        duringTiming('damage-calculation'),
        matches(opponentInBattle, summonedBy('special'), opponentControls),
      ),
      resolve: apply('end-of-damage-calculation', thisCard, gainsAtk(atkOf(opponentInBattle))),
    }),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved([...thisOne, summonedBy('link'), youControl], {
        to: ['gy'],
        by: ['battle', 'effect'],
        doer: 'opponent',
        owner: 'you',
      }),
      use: 'if-you-can',
      resolve: shuffleIntoDeck(choose1(onField)),
    }),
  ],
});
