import {
  all,
  draw,
  duringPhase,
  material,
  nonTuner,
  oncePerChain,
  opponentsTurn,
  quick,
  summoned,
  synchroSummonUsing,
  thisCard,
  thisOne,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const formulaSynchron = monsterCard(50091196, {
  summoning: { materials: [material(tuner), material(nonTuner)] },
  effects: [
    trigger({ on: summoned(thisOne, ['synchro']), use: 'when-you-can', resolve: draw(1) }),
    quick({
      limit: oncePerChain,
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      resolve: synchroSummonUsing(thisCard),
    }),
  ],
});
