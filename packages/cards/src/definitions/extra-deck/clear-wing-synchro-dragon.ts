import {
  type Action,
  activatedIn,
  andIfYouDo,
  apply,
  as,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  type EventPattern,
  except,
  FIELD_ZONES,
  gainsAtk,
  level,
  monster,
  negateActivation,
  oncePerTurn,
  onField,
  originalAtkOf,
  quick,
  targetingOnly,
  that,
  the,
  thisCard,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const RISES: Action = andIfYouDo(
  negateActivation,
  destroy(as('destroyed', that(chainedTo))),
  apply('end-of-turn', thisCard, gainsAtk(originalAtkOf(the('destroyed')))),
);
const ON_FIELD: EventPattern = activatedIn(
  cardOrEffectActivated('any', level({ min: 5 }), monster, except(thisCard)),
  ...FIELD_ZONES,
);

export const clearWingSynchroDragon = monsterCard(82044279, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    quick({ on: [ON_FIELD], limit: oncePerTurn, resolve: RISES }),
    quick({
      on: [targetingOnly(cardOrEffectActivated('any', monster), level({ min: 5 }), monster, onField)],
      limit: oncePerTurn,
      resolve: RISES,
    }),
  ],
});
