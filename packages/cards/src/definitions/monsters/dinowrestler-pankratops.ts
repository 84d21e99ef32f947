import {
  atLeast,
  choose1,
  destroy,
  monster,
  numberOf,
  opponentControls,
  quick,
  series,
  target,
  target1,
  tribute,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dinowrestlerPankratops = monsterCard(82385847, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: unless(atLeast(numberOf(monster, youControl), numberOf(monster, opponentControls))),
      limit: useOncePerTurn,
    },
  },
  effects: [
    quick({
      number: 2,
      limit: useOncePerTurn,
      cost: tribute(choose1(series('Dinowrestler'), monster, youControl)),
      targets: [target1(opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
