import {
  apply,
  atk,
  either,
  materials,
  monster,
  moved,
  notDestroyedByOpponentsEffects,
  quick,
  specialSummon,
  stillTheirs,
  summonedBy,
  target,
  target1,
  thisCard,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const NORMAL_SUMMONED = either([summonedBy('normal')], [summonedBy('tribute')]);

export const salamangreatAlmiraj = monsterCard(60303245, {
  summoning: {
    materials: [materials(1, monster, NORMAL_SUMMONED, atk({ max: 1000 }))],
  },
  effects: [
    quick({
      cost: tribute(thisCard),
      targets: [stillTheirs(target1(monster, youControl))],
      resolve: apply('end-of-turn', target, notDestroyedByOpponentsEffects),
    }),
    trigger({
      from: ['gy'],
      on: moved([monster, youControl, NORMAL_SUMMONED], { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
