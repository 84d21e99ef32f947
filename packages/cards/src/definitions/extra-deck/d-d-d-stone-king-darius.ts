import {
  also,
  andIfYouDo,
  apply,
  atTiming,
  destroy,
  detach,
  draw,
  exactLevel,
  later,
  matches,
  materials,
  monster,
  notDestroyedByBattle,
  oncePerTurn,
  opponentControls,
  opponentInBattle,
  quick,
  race,
  series,
  takeDamage,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dDDStoneKingDarius = monsterCard(51497409, {
  summoning: { materials: [materials(2, exactLevel(3), race('Fiend'), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(series('Dark Contract'), youControl)],
      resolve: andIfYouDo(destroy(target), draw(1)),
    }),
    trigger({
      on: atTiming('damage-calculation'),
      use: 'if-you-can',
      condition: matches(opponentInBattle, monster, opponentControls),
      cost: detach(1),
      resolve: also(
        apply('end-of-damage-step', thisCard, notDestroyedByBattle()),
        later(
          'end-of-damage-calculation',
          andIfYouDo(destroy(opponentInBattle), takeDamage('opponent', 500)),
        ),
      ),
    }),
  ],
});
