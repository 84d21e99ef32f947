import {
  activation,
  at,
  banish,
  choose1,
  destroy,
  faceUp,
  level,
  monster,
  moved,
  onField,
  race,
  series,
  specialSummon,
  target,
  target1,
  targetExactly,
  that,
  tribute,
  youControl,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const icarusAttack = trapCard(53567095, {
  effects: [
    activation({
      cost: tribute(choose1(race('Winged Beast'), monster, youControl)),
      targets: [targetExactly(2, onField)],
      resolve: destroy(target),
    }),
  ],
});

export const interdimensionalMatterTransporter = trapCard(36261276, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, youControl)],
      resolve: banish(that(target, faceUp, youControl), { until: 'end-phase' }),
    }),
  ],
});

export const heroSignal = trapCard(22020907, {
  effects: [
    activation({
      on: [moved([monster, youControl], { to: ['gy'], manner: ['destroyed'], by: ['battle'] })],
      resolve: specialSummon(
        choose1(monster, series('Elemental HERO'), level({ max: 4 }), at('you', 'hand', 'deck')),
      ),
    }),
  ],
});
