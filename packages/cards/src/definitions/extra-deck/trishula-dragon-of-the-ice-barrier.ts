import {
  also,
  at,
  atRandom,
  banish,
  choose1,
  inOpponentsGy,
  material,
  materialsOrMore,
  nonTuner,
  opponentControls,
  summoned,
  thisOne,
  trigger,
  tuner,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const trishulaDragonOfTheIceBarrier = monsterCard(52687916, {
  summoning: { materials: [material(tuner), materialsOrMore(2, nonTuner)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      resolve: also(
        youCan(banish(atRandom(1, at('opponent', 'hand')))),
        youCan(banish(choose1(opponentControls))),
        youCan(banish(choose1(inOpponentsGy))),
      ),
    }),
  ],
});
