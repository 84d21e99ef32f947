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
  quick,
  series,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

export const nekrozOfTrishula = monsterCard(52068432, {
  summoning: nekrozSummoning(exactLevel(9), monster),
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
