import {
  allThatMatch,
  cannotBeTargeted,
  continuous,
  monster,
  onField,
  race,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lordOfD = monsterCard(17985575, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Dragon'), monster, onField),
      modifiers: [cannotBeTargeted],
    }),
  ],
});
