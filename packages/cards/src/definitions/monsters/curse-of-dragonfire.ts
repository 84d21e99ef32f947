import {
  at,
  destroy,
  frame,
  fusionSummon,
  ignition,
  isCard,
  monster,
  oncePerTurn,
  onField,
  property,
  spell,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const curseOfDragonfire = monsterCard(7241272, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      targets: [target1(property('Field'), spell, onField)],
      resolve: destroy(target),
    }),
    ignition({
      limit: oncePerTurn,
      resolve: fusionSummon({
        monster: [frame('fusion'), at('you', 'extra')],
        materials: [monster, youControl],
        including: [isCard(thisCard)],
      }),
    }),
  ],
});
