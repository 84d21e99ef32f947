import {
  ability,
  attackingMonster,
  continuous,
  isCard,
  itself,
  matches,
  material,
  materialsOrMore,
  not,
  silencesWhenSummoned,
  summonNotNegated,
  thisCard,
  unaffectedBy,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const starEater = monsterCard(41517789, {
  summoning: {
    materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))],
    only: ['synchro'],
  },
  effects: [
    continuous({ from: ['extra'], affects: itself(thisCard), modifiers: [summonNotNegated('synchro')] }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [silencesWhenSummoned('any', 'synchro')],
    }),
    continuous({
      while: matches(attackingMonster, isCard(thisCard)),
      affects: itself(thisCard),
      modifiers: [unaffectedBy(not(isCard(thisCard)))],
    }),
  ],
});
