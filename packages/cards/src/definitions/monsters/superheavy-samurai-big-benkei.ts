import {
  allThatMatch,
  attacksInDefensePosition,
  changePosition,
  continuous,
  monster,
  series,
  summoned,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const superheavySamuraiBigBenkei = monsterCard(3117804, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'when-you-can',
      resolve: changePosition(thisCard),
    }),
    continuous({
      affects: allThatMatch(series('Superheavy Samurai'), monster, youControl),
      modifiers: [attacksInDefensePosition],
    }),
  ],
});
