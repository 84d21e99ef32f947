import {
  also,
  apply,
  at,
  banish,
  byOpponent,
  cannotSpecialSummon,
  choose1,
  chooseExactly,
  either,
  frame,
  ignition,
  inYourGy,
  monster,
  player,
  sendToGy,
  specialSummon,
  type Test,
  thisCard,
  useOncePerTurn,
  withDifferentNames,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const OF_EXTRA_DECK: Test = either(
  [frame('fusion'), monster],
  [frame('synchro'), monster],
  [frame('xyz'), monster],
  [frame('link'), monster],
);

export const dogmatikaMaximus = monsterCard(95679145, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: banish(choose1(OF_EXTRA_DECK, inYourGy)),
      resolve: specialSummon(thisCard),
    }),
    ignition({
      limit: useOncePerTurn,
      resolve: also(
        sendToGy(withDifferentNames(chooseExactly(2, monster, at('you', 'extra')))),
        sendToGy(byOpponent(chooseExactly(2, monster, at('opponent', 'extra')))),
        apply('end-of-turn', player('you'), cannotSpecialSummon(at('you', 'extra'))),
      ),
    }),
  ],
});
