import {
  apply,
  declareNumber,
  levelBecomes,
  monster,
  named,
  not,
  noted,
  series,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const speedroidRedEyedDice = monsterCard(16725505, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'when-you-can',
      cost: declareNumber(1, 6),
      targets: [target1(series('Speedroid'), monster, not(named('Speedroid Red-Eyed Dice')), youControl)],
      resolve: apply('end-of-turn', target, levelBecomes(noted('declared'))),
    }),
  ],
});
