import { apply, gainsAtk, grants, isCard, summoned, thisCard, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const expressTrainTrolleyOlley = monsterCard(7080743, {
  effects: [
    grants({
      to: 'xyz',
      effects: [
        trigger({
          on: summoned([isCard(thisCard)], ['xyz']),
          use: 'mandatory',
          resolve: apply('while-face-up', thisCard, gainsAtk(800)),
        }),
      ],
    }),
  ],
});
