import {
  apply,
  banishedInsteadOfGy,
  cardOrEffectActivated,
  continuous,
  either,
  type Filter,
  gainsAtk,
  itself,
  level,
  levelOf,
  levelRaised,
  matches,
  monster,
  opponents,
  originalLevel,
  player,
  rank,
  series,
  spellOrTrap,
  sumOf,
  thisCard,
  times,
  trigger,
  unaffectedByActivated,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const lower = { max: sumOf(levelOf(thisCard), -1) };
const LOWER_MONSTER: Filter = [opponents, monster, either([originalLevel(lower)], [rank(lower)])];

export const fAHangOnMach = monsterCard(93449450, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, levelOf(thisCard))), unaffectedByActivated(...LOWER_MONSTER)],
    }),
    trigger({
      on: cardOrEffectActivated('any', series('F.A.'), spellOrTrap),
      use: 'if-you-can',
      damageStep: 'permitted',
      resolve: apply('while-face-up', thisCard, levelRaised(1)),
    }),
    continuous({
      while: matches(thisCard, level({ min: 7 })),
      affects: player('opponent'),
      modifiers: [banishedInsteadOfGy()],
    }),
  ],
});
