import {
  apply,
  atkBecomes,
  faceUp,
  grants,
  ignition,
  isCard,
  levelBecomes,
  levelOf,
  monster,
  named,
  opponentControls,
  series,
  summoned,
  summonedBy,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gagagaGirl = monsterCard(3606728, {
  effects: [
    ignition({
      targets: [target1(named('Gagaga Magician'), monster, youControl)],
      resolve: apply('while-face-up', thisCard, levelBecomes(levelOf(target))),
    }),
    grants({
      to: 'xyz',
      others: [series('Gagaga'), monster],
      effects: [
        trigger({
          on: summoned([isCard(thisCard)], ['xyz']),
          use: 'when-you-can',
          targets: [target1(faceUp, summonedBy('special'), monster, opponentControls)],
          resolve: apply('while-it-stays', target, atkBecomes(0)),
        }),
      ],
    }),
  ],
});
