import {
  attacks,
  continuous,
  itself,
  level,
  matches,
  notDestroyedByBattle,
  opponentControls,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { originallyLowerThanThis, risesWithFaCards, strongByItsLevel } from '../../kinds.ts';

export const fASonicMeister = monsterCard(67045745, {
  effects: [
    strongByItsLevel(notDestroyedByBattle(opponentControls, originallyLowerThanThis)),
    risesWithFaCards,
    continuous({
      while: matches(thisCard, level({ min: 7 })),
      affects: itself(thisCard),
      modifiers: [attacks(2, 'monsters')],
    }),
  ],
});
