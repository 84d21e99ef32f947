import {
  continuous,
  doubleBattleDamage,
  draw,
  itself,
  materials,
  monster,
  moved,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const garuraWingsOfResonantLife = monsterCard(11765832, {
  summoning: { materials: [materials(2, monster)], same: ['race', 'attribute'], different: 'names' },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [doubleBattleDamage] }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: draw(1),
    }),
  ],
});
