import {
  ability,
  andIfYouDo,
  chainedTo,
  deed,
  destroy,
  effectActivatedIncluding,
  effectAppliedThisTurn,
  FIELD_ZONES,
  inPhase,
  material,
  materialsOrMore,
  negateActivation,
  not,
  quick,
  specialSummon,
  thisCard,
  tribute,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const stardustDragon = monsterCard(44508094, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
  effects: [
    quick({
      on: [effectActivatedIncluding('any', deed('destroy', ...FIELD_ZONES))],
      cost: tribute(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: effectAppliedThisTurn(1),
      resolve: specialSummon(thisCard),
    }),
  ],
});
