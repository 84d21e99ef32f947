import {
  at,
  continuous,
  discard,
  ignition,
  itself,
  nameBecomes,
  named,
  returnToGy,
  specialSummon,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const wightmare = monsterCard(22339232, {
  effects: [
    continuous({ from: ['gy'], affects: itself(thisCard), modifiers: [nameBecomes('Skull Servant')] }),
    ignition({
      from: ['hand'],
      modes: [
        {
          cost: discard(thisCard),
          targets: [target1(named('Skull Servant', 'Wightmare'), at('you', 'banished'))],
          resolve: returnToGy(target),
        },
        {
          cost: discard(thisCard),
          targets: [target1(named('The Lady in Wight', 'King of the Skull Servants'), at('you', 'banished'))],
          resolve: specialSummon(target),
        },
      ],
    }),
  ],
});
