import {
  addToHand,
  all,
  allThatMatch,
  also,
  apply,
  cannotSpecialSummon,
  choose1,
  continuous,
  duringPhase,
  inYourDeck,
  level,
  matches,
  monster,
  named,
  not,
  notDestroyedByEffects,
  player,
  property,
  quick,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trap,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const centurIonPrimera = monsterCard(15005145, {
  effects: [
    continuous({
      from: ['spells'],
      while: matches(thisCard, property('Continuous'), trap),
      affects: allThatMatch(level({ min: 5 }), series('Centur-Ion'), monster, youControl),
      modifiers: [notDestroyedByEffects],
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: also(
        addToHand(choose1(series('Centur-Ion'), inYourDeck, not(named('Centur-Ion Primera')))),
        apply('end-of-turn', player('you'), cannotSpecialSummon(named('Centur-Ion Primera'))),
      ),
    }),
    quick({
      from: ['spells'],
      condition: all(duringPhase('main1', 'main2'), matches(thisCard, property('Continuous'), trap)),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
