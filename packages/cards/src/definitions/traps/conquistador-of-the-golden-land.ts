import { choose1, destroy, faceUp, onField } from '@spellspeed/engine/language';
import { goldenLand } from '../../archetypes/eldlich.ts';
import { trapCard } from '../../card.ts';

export const conquistadorOfTheGoldenLand = trapCard(20590515, {
  effects: goldenLand({ level: 5, atk: 500, def: 1800 }, destroy(choose1(faceUp, onField))),
});
