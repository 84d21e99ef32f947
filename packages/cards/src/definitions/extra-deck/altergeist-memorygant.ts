import {
  andIfYouDo,
  apply,
  as,
  atkOf,
  attacksOnceMoreInARow,
  banish,
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  duringPhase,
  except,
  gainsAtk,
  inYourGy,
  itself,
  materialsOrMore,
  monster,
  opponentControls,
  quick,
  series,
  the,
  thisCard,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const altergeistMemorygant = monsterCard(23790299, {
  summoning: { materials: [materialsOrMore(2, series('Altergeist'), monster)] },
  effects: [
    quick({
      condition: duringPhase('battle'),
      limit: useOncePerTurn,
      cost: tribute(as('tributed', choose1(monster, youControl, except(thisCard)))),
      resolve: apply('while-it-stays', thisCard, gainsAtk(atkOf(the('tributed')))),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [monster], by: thisOne },
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        destroy(choose1(monster, opponentControls)),
        apply('end-of-battle-phase', thisCard, attacksOnceMoreInARow),
      ),
    }),
    continuous({
      limit: useOncePerTurn,
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: banish(choose1(monster, inYourGy)),
        }),
      ],
    }),
  ],
});
