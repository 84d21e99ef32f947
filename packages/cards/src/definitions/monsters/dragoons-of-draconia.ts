import {
  addToHand,
  all,
  atTiming,
  choose1,
  destroyedByThisBattle,
  frame,
  inYourDeck,
  level,
  matches,
  monster,
  oncePerTurn,
  opponentsBattlingMonster,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragoonsOfDraconia = monsterCard(73779005, {
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: atTiming('after-damage-calculation'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: all(
        matches(yourBattlingMonster, frame('normal')),
        destroyedByThisBattle(opponentsBattlingMonster),
      ),
      resolve: addToHand(choose1(level({ min: 4 }), frame('normal'), monster, inYourDeck)),
    }),
  ],
});
