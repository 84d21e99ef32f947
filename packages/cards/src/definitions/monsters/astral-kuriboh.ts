import {
  also,
  andIfYouDo,
  apply,
  as,
  at,
  cannotSpecialSummon,
  choose1,
  continuous,
  frame,
  grants,
  ignition,
  itself,
  levelBecomes,
  monster,
  not,
  notDestroyedByBattle,
  notDestroyedByOpponentsEffects,
  player,
  rankOf,
  reveal,
  series,
  specialSummon,
  the,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const astralKuriboh = monsterCard(64591429, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: reveal(as('revealed', choose1(series('Number'), frame('xyz'), monster, at('you', 'extra')))),
      resolve: also(
        andIfYouDo(
          specialSummon(thisCard),
          apply('while-face-up', thisCard, levelBecomes(rankOf(the('revealed')))),
        ),
        apply(
          'while-face-up',
          player('you'),
          cannotSpecialSummon(at('you', 'extra'), not(series('Number'), frame('xyz'), monster)),
        ),
      ),
    }),
    grants({
      to: 'xyz',
      monster: [series('Number'), monster],
      effects: [
        continuous({
          from: ['monsters'],
          affects: itself(thisCard),
          modifiers: [notDestroyedByBattle(), notDestroyedByOpponentsEffects],
        }),
      ],
    }),
  ],
});
