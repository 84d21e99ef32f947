import {
  also,
  banish,
  cardOrEffectActivated,
  continuous,
  declaresAttack,
  every,
  frame,
  gainsAtk,
  inNextPhaseAfter,
  inYourGy,
  itself,
  materials,
  materialsOrMore,
  monster,
  moved,
  nonTuner,
  notDestroyedByOpponentsEffects,
  numberOf,
  oncePerTurn,
  opponentControls,
  quick,
  specialSummon,
  thisCard,
  thisOne,
  times,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const redSupernovaDragon = monsterCard(99585850, {
  summoning: {
    materials: [materials(3, tuner), materialsOrMore(1, nonTuner, frame('synchro'))],
    first: ['synchro'],
  },
  effects: [
    continuous({
      number: 1,
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(tuner, inYourGy)))],
    }),
    continuous({ number: 1, affects: itself(thisCard), modifiers: [notDestroyedByOpponentsEffects] }),
    quick({
      number: 2,
      on: [cardOrEffectActivated('opponent', monster), declaresAttack([opponentControls])],
      limit: oncePerTurn,
      resolve: also(banish(thisCard), banish(every(opponentControls))),
    }),
    trigger({
      number: 3,
      from: ['banished'],
      on: inNextPhaseAfter('end', 'you', moved(thisOne, { to: ['banished'], by: ['effect'], of: thisOne })),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
