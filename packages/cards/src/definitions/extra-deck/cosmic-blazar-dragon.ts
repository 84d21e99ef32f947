import {
  andIfYouDo,
  andThen,
  banish,
  cardOrEffectActivated,
  chainedTo,
  declaresAttack,
  destroy,
  endBattlePhase,
  eventCard,
  frame,
  material,
  materialsOrMore,
  monster,
  negateActivation,
  negateAttack,
  negateSummon,
  nonTuner,
  opponentControls,
  quick,
  thisCard,
  tuner,
  wouldBeSummoned,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const banishedUntilTheEndPhase = banish(thisCard, { until: 'end-phase' });

export const cosmicBlazarDragon = monsterCard(21123811, {
  summoning: {
    materials: [material(tuner, frame('synchro')), materialsOrMore(2, nonTuner, frame('synchro'))],
    only: ['synchro'],
  },
  effects: [
    quick({
      number: 1,
      on: [cardOrEffectActivated('opponent')],
      cost: banishedUntilTheEndPhase,
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    quick({
      number: 1,
      on: [wouldBeSummoned([monster], ['normal', 'tribute', 'flip', 'special'], 'opponent')],
      cost: banishedUntilTheEndPhase,
      resolve: andIfYouDo(negateSummon, destroy(eventCard)),
    }),
    quick({
      number: 1,
      on: [declaresAttack([opponentControls])],
      cost: banishedUntilTheEndPhase,
      resolve: andThen(negateAttack, endBattlePhase),
    }),
  ],
});
