import {
  continuous,
  isCard,
  itself,
  not,
  silencesWhenSummoned,
  summonNotNegated,
  thisCard,
  thisCardAttacks,
  tunerAndNonTuners,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const starEater = monsterCard(41517789, {
  summoning: {
    materials: tunerAndNonTuners(),
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
      while: thisCardAttacks,
      affects: itself(thisCard),
      modifiers: [unaffectedBy(not(isCard(thisCard)))],
    }),
  ],
});
