import {
  attacksDirectlyForHalf,
  choose1,
  continuous,
  inYourHand,
  itself,
  monster,
  named,
  normalSummon,
  not,
  series,
  summoned,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { yosenjuReturn } from '../../kinds.ts';

export const yosenjuKama2 = monsterCard(92246806, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'if-you-can',
      resolve: normalSummon(choose1(series('Yosenju'), monster, inYourHand, not(named('Yosenju Kama 2')))),
    }),
    continuous({ affects: itself(thisCard), modifiers: [attacksDirectlyForHalf] }),
    yosenjuReturn,
  ],
});
