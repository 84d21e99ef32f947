import {
  allThatMatch,
  atkDefMultiplied,
  continuous,
  except,
  faceUp,
  monster,
  onField,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theWickedDreadroot = monsterCard(62180201, {
  summoning: { normal: { tributes: 3 }, only: [] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, faceUp, onField, except(thisCard)),
      modifiers: [...atkDefMultiplied(0.5)],
    }),
  ],
});
