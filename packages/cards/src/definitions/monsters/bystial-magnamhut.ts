import {
  addToHand,
  at,
  choose1,
  later,
  monster,
  named,
  not,
  race,
  summoned,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { bystialSummon } from '../../kinds.ts';

export const bystialMagnamhut = monsterCard(33854624, {
  effects: [
    ...bystialSummon,
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: later(
        'end-phase',
        addToHand(choose1(race('Dragon'), monster, at('you', 'deck', 'gy'), not(named('Bystial Magnamhut')))),
      ),
    }),
  ],
});
