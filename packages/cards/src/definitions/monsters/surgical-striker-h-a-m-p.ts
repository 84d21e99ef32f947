import {
  choose1,
  destroy,
  exists,
  faceUp,
  monster,
  moved,
  opponentControls,
  series,
  target,
  target1,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const surgicalStrikerHAMP = monsterCard(33331231, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: exists(series('Sky Striker Ace'), monster, faceUp, youControl),
      does: tribute(choose1(monster, youControl)),
      limit: useOncePerTurn,
    },
    otherProcedure: {
      from: ['hand'],
      condition: exists(series('Sky Striker Ace'), monster, faceUp, youControl),
      does: tribute(choose1(monster, opponentControls)),
      to: 'opponent',
      limit: useOncePerTurn,
    },
  },
  effects: [
    trigger({
      number: 2,
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      targets: [target1(opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
