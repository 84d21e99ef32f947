import {
  and,
  andIfYouDo,
  andThen,
  as,
  callCoinSide,
  calledRight,
  destroy,
  every,
  ifSo,
  ignition,
  monster,
  oncePerTurn,
  opponentControls,
  takeDamage,
  the,
  times,
  tossCoins,
  totalAtkHad,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const timeWizard = monsterCard(71625222, {
  effects: [
    ignition({
      limit: oncePerTurn,
      resolve: andThen(
        and(callCoinSide, tossCoins(1, 'coin')),
        ifSo(
          calledRight('coin'),
          destroy(every(monster, opponentControls)),
          andIfYouDo(
            destroy(as('them', every(monster, youControl))),
            takeDamage('you', times(0.5, totalAtkHad(the('them')))),
          ),
        ),
      ),
    }),
  ],
});
