import { at, destroy, ignition, onceWhileFaceUp, target, target1 } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const masterPendulumTheDracoslayer = monsterCard(75195825, {
  effects: [],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: onceWhileFaceUp,
      targets: [target1(at('any', 'pendulum'))],
      resolve: destroy(target),
    }),
  ],
});
