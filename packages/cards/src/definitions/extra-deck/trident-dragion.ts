import {
  andIfYouDo,
  apply,
  as,
  destroy,
  except,
  gainsAttacks,
  material,
  materialsOrMore,
  nonTuner,
  noted,
  race,
  stillTheirs,
  summoned,
  target,
  targetUpTo,
  that,
  thisCard,
  thisOne,
  trigger,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const tridentDragion = monsterCard(39402797, {
  summoning: {
    materials: [material(tuner, race('Dragon')), materialsOrMore(1, nonTuner, race('Dragon'))],
    only: ['synchro'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      targets: [stillTheirs(targetUpTo(2, youControl, except(thisCard)))],
      resolve: andIfYouDo(
        destroy(as('destroyed', that(target))),
        apply('end-of-turn', thisCard, gainsAttacks(noted('destroyed'))),
      ),
    }),
  ],
});
