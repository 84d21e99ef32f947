import {
  at,
  attach,
  battledThisTurn,
  choose1,
  detach,
  every,
  exactLevel,
  except,
  type Filter,
  frame,
  materials,
  monster,
  moved,
  oncePerTurn,
  onField,
  quick,
  sendToGy,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ANOTHER_OF_YOURS: Filter = [youControl, except(thisCard)];

export const divineArsenalAaZeusSkyThunder = monsterCard(90448279, {
  summoning: {
    materials: [materials(2, exactLevel(12), monster)],
    xyzOver: [frame('xyz')],
    xyzOverIf: battledThisTurn(frame('xyz')),
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    quick({ cost: detach(2), resolve: sendToGy(every(onField, except(thisCard))) }),
    trigger({
      on: [
        moved(ANOTHER_OF_YOURS, { manner: ['destroyed'], by: ['battle'] }),
        moved(ANOTHER_OF_YOURS, { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: oncePerTurn,
      resolve: attach(choose1(at('you', 'hand', 'deck', 'extra')), thisCard),
    }),
  ],
});
