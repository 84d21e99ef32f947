import {
  all,
  allThatMatch,
  attacks,
  continuous,
  either,
  gainsAtk,
  itself,
  levelBecomes,
  matches,
  monster,
  opponentControls,
  originalAtkBecomes,
  piercing,
  series,
  summonedBy,
  summonedUsing,
  thisCard,
  unaffectedByActivated,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { originallyLowerThanThis, specialSummonsQliAlone } from '../../kinds.ts';

export const qliphortShell = monsterCard(90885155, {
  summoning: { normal: { withoutTributing: all(), onlySummonedSo: true } },
  effects: [
    specialSummonsQliAlone,
    continuous({
      from: ['pendulum'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [gainsAtk(-300)],
    }),
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
      modifiers: [unaffectedByActivated(monster, originallyLowerThanThis)],
    }),
    continuous({
      number: 4,
      while: matches(thisCard, summonedUsing('tribute', series('Qli'))),
      affects: itself(thisCard),
      modifiers: [attacks(2, 'any'), piercing],
    }),
  ],
});
