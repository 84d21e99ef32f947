import {
  activation,
  choose1,
  destroy,
  monster,
  onField,
  race,
  target,
  targetExactly,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
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
