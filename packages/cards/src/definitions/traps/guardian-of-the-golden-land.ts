import {
  andIfYouDo,
  apply,
  as,
  atkBecomes,
  choose,
  choose1,
  faceUp,
  monster,
  onField,
  the,
} from '@spellspeed/engine/language';
import { goldenLand } from '../../archetypes/eldlich.ts';
import { trapCard } from '../../card.ts';

export const guardianOfTheGoldenLand = trapCard(67007102, {
  effects: goldenLand(
    { level: 8, atk: 800, def: 2500 },
    andIfYouDo(
      choose(as('chosen', choose1(monster, faceUp, onField))),
      apply('while-it-stays', the('chosen'), atkBecomes(0)),
    ),
  ),
});
