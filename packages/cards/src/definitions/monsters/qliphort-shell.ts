import {
  all,
  allThatMatch,
  attacks,
  cannotSpecialSummon,
  continuous,
  either,
  type Filter,
  gainsAtk,
  itself,
  levelBecomes,
  levelOf,
  matches,
  monster,
  not,
  opponentControls,
  originalAtkBecomes,
  originalLevel,
  piercing,
  player,
  rank,
  series,
  summonedBy,
  summonedUsing,
  sumOf,
  thisCard,
  unaffectedByActivated,
  unless,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const lower = { max: sumOf(levelOf(thisCard), -1) };
const LOWER_MONSTER: Filter = [monster, either([originalLevel(lower)], [rank(lower)])];

const ONLY_QLI = continuous({
  from: ['pendulum'],
  cannotBeNegated: true,
  affects: player('you'),
  modifiers: [cannotSpecialSummon(not(series('Qli')))],
});
const WEAKENS = continuous({
  from: ['pendulum'],
  affects: allThatMatch(monster, opponentControls),
  modifiers: [gainsAtk(-300)],
});

export const qliphortShell = monsterCard(90885155, {
  summoning: { normal: { withoutTributing: all(), onlySummonedSo: true } },
  effects: [
    ONLY_QLI,
    WEAKENS,
    continuous({
      number: 2,
      while: matches(thisCard, either([summonedBy('special')], [summonedBy('normal')])),
      affects: itself(thisCard),
      modifiers: [levelBecomes(4), originalAtkBecomes(1800)],
    }),
    continuous({
      number: 3,
      while: unless(matches(thisCard, summonedBy('special'))),
      affects: itself(thisCard),
      modifiers: [unaffectedByActivated(...LOWER_MONSTER)],
    }),
    continuous({
      number: 4,
      while: matches(thisCard, summonedUsing('tribute', series('Qli'))),
      affects: itself(thisCard),
      modifiers: [attacks(2, 'any'), piercing],
    }),
  ],
});
