import {
  allThatMatch,
  cannotBeAttackedByOpponent,
  continuous,
  except,
  faceUp,
  inMonsterZone,
  monster,
  race,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const golemDragon = monsterCard(9666558, {
  effects: [
    continuous({
      affects: allThatMatch(race('Dragon'), monster, faceUp, inMonsterZone, except(thisCard)),
      modifiers: [cannotBeAttackedByOpponent],
    }),
  ],
});
