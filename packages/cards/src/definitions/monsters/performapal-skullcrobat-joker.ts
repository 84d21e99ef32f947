import {
  ability,
  addToHand,
  cannotPendulumSummon,
  choose1,
  continuous,
  either,
  inYourDeck,
  monster,
  named,
  not,
  player,
  series,
  summoned,
  type Test,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SHOW: Test = either(
  [series('Performapal'), monster],
  [series('Magician'), ability('pendulum'), monster],
  [series('Odd-Eyes'), monster],
);

export const performapalSkullcrobatJoker = monsterCard(40318957, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: addToHand(choose1(SHOW, inYourDeck, not(named('Performapal Skullcrobat Joker')))),
    }),
  ],
  pendulumEffects: [
    continuous({
      from: ['pendulum'],
      cannotBeNegated: true,
      affects: player('you'),
      modifiers: [cannotPendulumSummon(not(SHOW))],
    }),
  ],
});
