import { activation, changePosition, every, faceUp, monster, onField } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const zeroGravity = trapCard(83133491, {
  effects: [activation({ resolve: changePosition(every(monster, faceUp, onField), 'switch') })],
});
