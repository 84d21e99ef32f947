import {
  FIELD_ZONES,
  monster,
  moved,
  opponentControls,
  sendToGy,
  summonedBy,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { bystialSummon } from '../../kinds.ts';

export const bystialDruiswurm = monsterCard(6637331, {
  effects: [
    ...bystialSummon,
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(summonedBy('special'), monster, opponentControls)],
      resolve: sendToGy(target),
    }),
  ],
});
