import {
  activation,
  monster,
  opponentControls,
  takeControl,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const changeOfHeart = spellCard(4031928, {
  effects: [
    activation({ targets: [target1(monster, opponentControls)], resolve: takeControl(target, 'end-phase') }),
  ],
});
