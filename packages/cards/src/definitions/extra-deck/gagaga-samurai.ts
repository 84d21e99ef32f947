import {
  andIfYouDo,
  apply,
  attacks,
  changePosition,
  detach,
  exactLevel,
  except,
  ignition,
  inAttackPosition,
  matches,
  materials,
  monster,
  oncePerTurn,
  redirectAttack,
  series,
  target,
  target1,
  targetedForAttack,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gagagaSamurai = monsterCard(91499077, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(series('Gagaga'), monster, youControl)],
      resolve: apply('end-of-turn', target, attacks(2, 'any')),
    }),
    trigger({
      on: targetedForAttack([monster, youControl, except(thisCard)]),
      use: 'when-you-can',
      condition: matches(thisCard, inAttackPosition),
      resolve: andIfYouDo(changePosition(thisCard, 'defense'), redirectAttack(thisCard)),
    }),
  ],
});
