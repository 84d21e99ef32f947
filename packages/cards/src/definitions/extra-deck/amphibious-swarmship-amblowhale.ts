import {
  banish,
  choose1,
  continuous,
  destroy,
  effectMonster,
  frame,
  gainsAtk,
  inGys,
  itself,
  linkRating,
  materialsOrMore,
  monster,
  moved,
  numberOf,
  onField,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const amphibiousSwarmshipAmblowhale = monsterCard(20665527, {
  summoning: { materials: [materialsOrMore(2, effectMonster, monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(200, numberOf(frame('link'), inGys)))],
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved(thisOne, { manner: ['destroyed'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(linkRating({ max: 3 }), monster, inGys)],
      resolve: specialSummon(target),
    }),
    trigger({
      from: ['gy'],
      on: moved([linkRating({ max: 3 }), monster, onField], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: destroy(choose1(onField)),
    }),
  ],
});
