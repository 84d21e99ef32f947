import { activation, monster, onField, returnToHand, target, target1 } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const compulsoryEvacuationDevice = trapCard(94192409, {
  effects: [activation({ targets: [target1(monster, onField)], resolve: returnToHand(target) })],
});
