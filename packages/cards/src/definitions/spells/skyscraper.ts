import {
  activation,
  all,
  apply,
  atkOf,
  atLeast,
  atTiming,
  attackingMonster,
  attackTarget,
  gainsAtk,
  matches,
  series,
  unclassified,
  unless,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const skyscraper = spellCard(63035430, {
  effects: [
    activation(),
    unclassified({
      number: 1,
      on: atTiming('damage-calculation'),
      condition: all(
        matches(attackingMonster, series('Elemental HERO')),
        unless(atLeast(atkOf(attackingMonster), atkOf(attackTarget))),
      ),
      does: apply('end-of-damage-calculation', attackingMonster, gainsAtk(1000)),
    }),
  ],
});
