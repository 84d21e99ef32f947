import {
  apply,
  cannotActivateCards,
  continuous,
  itself,
  player,
  property,
  summoned,
  summonNotNegated,
  thisCard,
  thisOne,
  trap,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dodgerDragon = monsterCard(47013502, {
  effects: [
    continuous({ from: ['hand'], affects: itself(thisCard), modifiers: [summonNotNegated('normal')] }),
    unclassified({
      on: summoned(thisOne, ['normal']),
      does: apply('end-of-turn', player('opponent'), cannotActivateCards(property('Counter'), trap)),
    }),
  ],
});
