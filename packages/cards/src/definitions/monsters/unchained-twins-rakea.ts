import {
  also,
  apply,
  cannotSpecialSummon,
  destroy,
  not,
  player,
  quick,
  race,
  target,
  target1,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { bringsAnotherWhenDestroyed } from '../../archetypes/unchained.ts';
import { monsterCard } from '../../card.ts';

export const unchainedTwinsRakea = monsterCard(53624265, {
  effects: [
    quick({
      limit: useOncePerTurn,
      targets: [target1(youControl)],
      resolve: also(
        destroy(target),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Fiend')))),
      ),
    }),
    bringsAnotherWhenDestroyed('Unchained Twins - Rakea'),
  ],
});
