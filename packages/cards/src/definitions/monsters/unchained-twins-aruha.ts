import {
  also,
  andIfYouDo,
  apply,
  cannotSpecialSummon,
  destroy,
  ignition,
  not,
  player,
  race,
  specialSummon,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { bringsAnotherWhenDestroyed } from '../../archetypes/unchained.ts';
import { monsterCard } from '../../card.ts';

export const unchainedTwinsAruha = monsterCard(26236560, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      targets: [target1(youControl)],
      resolve: also(
        andIfYouDo(destroy(target), specialSummon(thisCard)),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Fiend')))),
      ),
    }),
    bringsAnotherWhenDestroyed('Unchained Twins - Aruha'),
  ],
});
