import {
  activateOncePerTurn,
  activation,
  also,
  andIfYouDo,
  apply,
  at,
  atk,
  atkOf,
  cannotSpecialSummon,
  choose1,
  destroy,
  faceUp,
  inTurn,
  monster,
  nextTurn,
  opponentControls,
  player,
  sendToGy,
  stillTheirs,
  target,
  target1,
  that,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dogmatikaPunishment = trapCard(82956214, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
      resolve: also(
        andIfYouDo(
          sendToGy(choose1(monster, atk({ min: atkOf(target) }), at('you', 'extra'))),
          destroy(that(target)),
        ),
        inTurn(nextTurn('you'), apply('end-of-turn', player('you'), cannotSpecialSummon(at('any', 'extra')))),
      ),
    }),
  ],
});
