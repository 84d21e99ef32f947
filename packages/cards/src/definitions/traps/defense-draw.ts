import {
  activation,
  all,
  andIfYouDo,
  apply,
  draw,
  duringTiming,
  noBattleDamage,
  opponentsTurn,
  player,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const defenseDraw = trapCard(24268052, {
  effects: [
    activation({
      condition: all(opponentsTurn, duringTiming('damage-calculation')),
      resolve: andIfYouDo(apply('end-of-this-battle', player('you'), noBattleDamage), draw(1)),
    }),
  ],
});
