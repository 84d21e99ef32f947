import {
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  ignition,
  inPhase,
  inYourGy,
  level,
  monster,
  negateActivation,
  oncePerTurn,
  onceWhileFaceUp,
  onField,
  quick,
  returnToExtraDeck,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const baronneDeFleur = monsterCard(84815190, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({ limit: oncePerTurn, targets: [target1(onField)], resolve: destroy(target) }),
    quick({
      on: [cardOrEffectActivated('any')],
      limit: onceWhileFaceUp,
      alsoLimit: useOncePerTurn,
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      on: inPhase('standby', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      targets: [target1(level({ max: 9 }), monster, inYourGy)],
      resolve: andIfYouDo(returnToExtraDeck(thisCard), specialSummon(target)),
    }),
  ],
});
