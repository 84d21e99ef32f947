import {
  all,
  also,
  and,
  andThen,
  apply,
  at,
  cannotSpecialSummon,
  choose1,
  duringPhase,
  ignition,
  levelRaised,
  matches,
  monster,
  named,
  not,
  placeAsTrap,
  player,
  property,
  quick,
  series,
  specialSummon,
  thisCard,
  trap,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const centurIonTrudea = monsterCard(42493140, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: also(
        and(
          placeAsTrap(thisCard),
          placeAsTrap(
            choose1(
              series('Centur-Ion'),
              monster,
              at('you', 'hand', 'deck'),
              not(named('Centur-Ion Trudea')),
            ),
          ),
        ),
        apply('end-of-turn', player('you'), cannotSpecialSummon(named('Centur-Ion Trudea'))),
      ),
    }),
    quick({
      from: ['spells'],
      condition: all(duringPhase('main1', 'main2'), matches(thisCard, property('Continuous'), trap)),
      limit: useOncePerTurn,
      resolve: andThen(specialSummon(thisCard), youCan(apply('while-it-stays', thisCard, levelRaised(4)))),
    }),
  ],
});
