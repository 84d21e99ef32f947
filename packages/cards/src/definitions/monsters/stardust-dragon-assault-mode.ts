import {
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  effectAppliedThisTurn,
  inPhase,
  inYourGy,
  moved,
  named,
  negateActivation,
  oncePerTurn,
  onField,
  quick,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  tribute,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const stardustDragonAssaultMode = monsterCard(61257789, {
  summoning: {
    normal: { never: true },
    only: ['own-effect'],
    onlyByEffectOf: ['Assault Mode Activate'],
  },
  effects: [
    quick({
      on: [cardOrEffectActivated('any')],
      cost: tribute(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: effectAppliedThisTurn(1),
      resolve: specialSummon(thisCard, { properly: true }),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved([...thisOne, onField], { manner: ['destroyed'] }),
      use: 'when-you-can',
      targets: [target1(named('Stardust Dragon'), inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
