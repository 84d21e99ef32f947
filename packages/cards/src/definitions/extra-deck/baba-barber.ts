import {
  atTiming,
  banish,
  either,
  isCard,
  materials,
  monster,
  pointedToBy,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const babaBarber = monsterCard(67073561, {
  summoning: { materials: [materials(2, monster)] },
  effects: [
    trigger({
      on: atTiming('battle-start'),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(either([isCard(thisCard)], [monster, pointedToBy(thisCard)]))],
      resolve: banish(target, { until: 'end-phase' }),
    }),
  ],
});
