import { destroy, faceUp, opponentControls, target, target1 } from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerBigfoot = monsterCard(43316238, {
  effects: danger('Danger! Bigfoot!', {
    targets: [target1(faceUp, opponentControls)],
    resolve: destroy(target),
  }),
});
