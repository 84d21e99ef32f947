import { destroy, faceDown, opponentControls, target, target1 } from '@spellspeed/engine/language';
import { danger } from '../../archetypes/danger.ts';
import { monsterCard } from '../../card.ts';

export const dangerThunderbird = monsterCard(90807199, {
  effects: danger('Danger! Thunderbird!', {
    targets: [target1(faceDown, opponentControls)],
    resolve: destroy(target),
  }),
});
