import {
  apply,
  attacks,
  cardOrEffectActivated,
  continuous,
  either,
  gainsAtk,
  itself,
  level,
  levelOf,
  levelRaised,
  matches,
  notDestroyedByBattle,
  opponentControls,
  originalLevel,
  rank,
  series,
  spellOrTrap,
  sumOf,
  thisCard,
  times,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const lower = { max: sumOf(levelOf(thisCard), -1) };
const lowerMonster = [opponentControls, either([originalLevel(lower)], [rank(lower)])];

export const fASonicMeister = monsterCard(67045745, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, levelOf(thisCard))), notDestroyedByBattle(...lowerMonster)],
    }),
    trigger({
      on: cardOrEffectActivated('any', series('F.A.'), spellOrTrap),
      use: 'if-you-can',
      damageStep: 'permitted',
      resolve: apply('while-face-up', thisCard, levelRaised(1)),
    }),
    continuous({
      while: matches(thisCard, level({ min: 7 })),
      affects: itself(thisCard),
      modifiers: [attacks(2, 'monsters')],
    }),
  ],
});
