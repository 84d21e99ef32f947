import {
  activation,
  allThatMatch,
  continuous,
  either,
  firstDestructionOfEachPrevented,
  monster,
  race,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const spiritualForest = spellCard(69112325, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(
        either([race('Beast')], [race('Beast-Warrior')], [race('Plant')]),
        monster,
        youControl,
      ),
      modifiers: [firstDestructionOfEachPrevented(['battle'])],
    }),
  ],
});
