import {
  activation,
  banish,
  faceUp,
  monster,
  stillTheirs,
  target,
  target1,
  that,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const interdimensionalMatterTransporter = trapCard(36261276, {
  effects: [
    activation({
      targets: [stillTheirs(target1(monster, faceUp, youControl))],
      resolve: banish(that(target, faceUp), { until: 'end-phase' }),
    }),
  ],
});
