import {
  all,
  andIfYouDo,
  apply,
  as,
  at,
  banish,
  choose1,
  duringPhase,
  effectsCannotBeActivated,
  frame,
  level,
  materials,
  monster,
  opponentsTurn,
  quick,
  specialSummon,
  summoned,
  the,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystronHalqifibrax = monsterCard(50588353, {
  summoning: { materials: [materials(2, monster)], including: [tuner] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(level({ max: 3 }), tuner, monster, at('you', 'hand', 'deck'))), {
          positions: ['defense'],
        }),
        apply('end-of-turn', the('summoned'), effectsCannotBeActivated),
      ),
    }),
    quick({
      condition: all(opponentsTurn, duringPhase('main1', 'battle', 'main2')),
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: specialSummon(choose1(tuner, frame('synchro'), at('you', 'extra')), { treatedAs: 'synchro' }),
    }),
  ],
});
