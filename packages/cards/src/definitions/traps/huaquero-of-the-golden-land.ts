import { banish, choose1, inGys } from '@spellspeed/engine/language';
import { goldenLand } from '../../archetypes/eldlich.ts';
import { trapCard } from '../../card.ts';

export const huaqueroOfTheGoldenLand = trapCard(93191801, {
  effects: goldenLand({ level: 5, atk: 1800, def: 1500 }, banish(choose1(inGys))),
});
