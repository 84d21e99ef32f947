import {
  inYourGy,
  monster,
  named,
  not,
  series,
  specialSummon,
  target,
  target1,
} from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerChupacabra = monsterCard(16209941, {
  effects: danger('Danger! Chupacabra!', {
    targets: [target1(series('Danger!'), monster, inYourGy, not(named('Danger! Chupacabra!')))],
    resolve: specialSummon(target),
  }),
});
