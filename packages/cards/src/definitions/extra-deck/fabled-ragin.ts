import {
  drawUntil,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  series,
  summoned,
  thisOne,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fabledRagin = monsterCard(47395382, {
  summoning: {
    materials: [material(series('Fabled'), tuner, monster), materialsOrMore(1, nonTuner, monster)],
  },
  effects: [trigger({ on: summoned(thisOne, ['synchro']), use: 'when-you-can', resolve: drawUntil(2) })],
});
