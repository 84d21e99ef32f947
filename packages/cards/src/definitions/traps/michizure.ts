import { activation, destroy, monster, moved, onField, target, target1 } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const michizure = trapCard(37580756, {
  effects: [
    activation({
      on: [moved([monster], { from: ['monsters'], to: ['gy'], owner: 'you' })],
      damageStep: 'permitted',
      targets: [target1(monster, onField)],
      resolve: destroy(target),
    }),
  ],
});
