import {
  activation,
  andIfYouDo,
  apply,
  cannotDeclareAttacks,
  monster,
  notTributed,
  opponentControls,
  takeControl,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const mindControl = spellCard(37520316, {
  effects: [
    activation({
      targets: [target1(monster, opponentControls)],
      resolve: andIfYouDo(
        takeControl(target, 'end-phase'),
        apply('end-of-turn', target, cannotDeclareAttacks, notTributed),
      ),
    }),
  ],
});
