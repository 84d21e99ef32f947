import {
  banishedInsteadOfGy,
  continuous,
  level,
  matches,
  monster,
  opponents,
  player,
  thisCard,
  unaffectedByActivated,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { originallyLowerThanThis, risesWithFaCards, strongByItsLevel } from '../../kinds.ts';

export const fAHangOnMach = monsterCard(93449450, {
  effects: [
    strongByItsLevel(unaffectedByActivated(opponents, monster, originallyLowerThanThis)),
    risesWithFaCards,
    continuous({
      while: matches(thisCard, level({ min: 7 })),
      affects: player('opponent'),
      modifiers: [banishedInsteadOfGy()],
    }),
  ],
});
