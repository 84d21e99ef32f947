import {
  activation,
  also,
  apply,
  draw,
  inTurn,
  nextTurn,
  noBattleDamage,
  noEffectDamage,
  player,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const oneDayOfPeace = spellCard(33782437, {
  effects: [
    activation({
      resolve: also(
        draw(1, 'any'),
        inTurn(nextTurn('opponent'), apply('end-of-turn', player('any'), noBattleDamage, noEffectDamage)),
      ),
    }),
  ],
});
