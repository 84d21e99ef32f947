import {
  activation,
  banish,
  onField,
  payLifePoints,
  spellOrTrap,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const cosmicCyclone = spellCard(8267140, {
  effects: [
    activation({
      cost: payLifePoints(1000),
      targets: [target1(spellOrTrap, onField)],
      resolve: banish(target),
    }),
  ],
});
