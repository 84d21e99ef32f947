import {
  addToHand,
  also,
  apply,
  at,
  cannotSpecialSummon,
  choose1,
  continuous,
  exists,
  ignition,
  inYourDeck,
  itself,
  monster,
  named,
  not,
  notDestroyedByBattle,
  onField,
  player,
  series,
  specialSummon,
  specialSummonedFrom,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dogmatikaEcclesiaTheVirtuous = monsterCard(60303688, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(specialSummonedFrom('extra'))],
    }),
    ignition({
      from: ['hand'],
      condition: exists(monster, specialSummonedFrom('extra'), onField),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: also(
        addToHand(choose1(series('Dogmatika'), inYourDeck, not(named('Dogmatika Ecclesia, the Virtuous')))),
        apply('end-of-turn', player('you'), cannotSpecialSummon(at('any', 'extra'))),
      ),
    }),
  ],
});
