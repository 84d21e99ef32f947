import {
  at,
  banish,
  chooseExactly,
  draw,
  ignition,
  inYourGy,
  monster,
  oncePerTurn,
  placeOnTopOfDeck,
  race,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const shutendoji = monsterCard(65422840, {
  effects: [
    ignition({
      limit: oncePerTurn,
      modes: [
        { cost: banish(chooseExactly(2, race('Zombie'), monster, inYourGy)), resolve: draw(1) },
        {
          targets: [target1(race('Zombie'), monster, at('you', 'banished'))],
          resolve: placeOnTopOfDeck(target),
        },
      ],
    }),
  ],
});
