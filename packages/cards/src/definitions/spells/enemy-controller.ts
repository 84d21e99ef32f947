import {
  activation,
  changePosition,
  choose1,
  faceUp,
  monster,
  opponentControls,
  stillTheirs,
  takeControl,
  target,
  target1,
  that,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const enemyController = spellCard(98045062, {
  effects: [
    activation({
      modes: [
        {
          targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
          resolve: changePosition(that(target, faceUp)),
        },
        {
          cost: tribute(choose1(monster, youControl)),
          targets: [target1(monster, faceUp, opponentControls)],
          resolve: takeControl(that(target, faceUp), 'end-phase'),
        },
      ],
    }),
  ],
});
