import { activation, changePosition, every, monster, youControl } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const desertSunlight = trapCard(93747864, {
  effects: [activation({ resolve: changePosition(every(monster, youControl), 'face-up-defense') })],
});
