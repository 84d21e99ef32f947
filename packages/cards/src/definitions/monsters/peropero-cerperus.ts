import {
  banish,
  destroy,
  inflictsBattleDamage,
  onField,
  takesEffectDamage,
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const peroperoCerperus = monsterCard(69764158, {
  effects: [
    trigger({
      from: ['gy'],
      on: [inflictsBattleDamage([], { to: 'you' }), takesEffectDamage('you', 'opponent')],
      use: 'if-you-can',
      cost: banish(thisCard),
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
