import {
  and,
  andIfYouDo,
  andThen,
  as,
  at,
  banish,
  choose1,
  chooseUpTo,
  declaresAttack,
  discard,
  draw,
  endBattlePhase,
  exactLevel,
  ignition,
  inYourGy,
  monster,
  negateAttack,
  noted,
  opponentControls,
  series,
  thisCard,
  tribute,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

export const nekrozOfValkyrus = monsterCard(25857246, {
  summoning: nekrozSummoning(exactLevel(8)),
  effects: [
    trigger({
      from: ['hand'],
      limit: useOncePerTurn,
      on: declaresAttack([monster, opponentControls]),
      use: 'when-you-can',
      cost: and(banish(choose1(series('Nekroz'), inYourGy)), discard(thisCard)),
      resolve: andThen(negateAttack, endBattlePhase),
    }),
    ignition({
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        tribute(as('tributed', chooseUpTo(2, monster, at('you', 'hand', 'monsters')))),
        draw(noted('tributed')),
      ),
    }),
  ],
});
