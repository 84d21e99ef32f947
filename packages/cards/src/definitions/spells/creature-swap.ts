import {
  activation,
  andIfYouDo,
  apply,
  as,
  byOpponent,
  cannotChangePosition,
  choose,
  choose1,
  monster,
  opponentControls,
  switchControl,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const creatureSwap = spellCard(31036355, {
  effects: [
    activation({
      resolve: andIfYouDo(
        choose(as('yours', choose1(monster, youControl))),
        choose(as("opponent's", byOpponent(choose1(monster, opponentControls)))),
        switchControl(the('yours'), the("opponent's")),
        apply('end-of-turn', the('yours'), cannotChangePosition),
        apply('end-of-turn', the("opponent's"), cannotChangePosition),
      ),
    }),
  ],
});
