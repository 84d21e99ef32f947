import {
  activatedTargeting,
  and,
  at,
  atRandom,
  banish,
  choose1,
  discard,
  exactLevel,
  inOpponentsGy,
  monster,
  negateActivation,
  opponentControls,
  property,
  quick,
  series,
  spell,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nekrozOfTrishula = monsterCard(52068432, {
  summoning: {
    ritualSpell: [series('Nekroz'), property('Ritual'), spell],
    only: ['ritual'],
    ritualWithout: [exactLevel(9), monster],
  },
  effects: [
    quick({
      from: ['hand'],
      on: [activatedTargeting('any', series('Nekroz'), monster, youControl)],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: negateActivation,
    }),
    trigger({
      on: summoned(thisOne, ['ritual']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: and(
        banish(atRandom(1, at('opponent', 'hand'))),
        banish(choose1(opponentControls)),
        banish(choose1(inOpponentsGy)),
      ),
    }),
  ],
});
