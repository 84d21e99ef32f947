import {
  type Action,
  addToHand,
  all,
  andThen,
  apply,
  attribute,
  choose1,
  destroy,
  doubleBattleDamage,
  faceUp,
  ignition,
  inYourDeck,
  isCard,
  matches,
  monster,
  moved,
  oncePerTurn,
  onlyWhile,
  opponentsBattlingMonster,
  race,
  series,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const DOUBLED: Action = onlyWhile(
  all(matches(opponentsBattlingMonster, monster), matches(yourBattlingMonster, isCard(target))),
  apply('end-of-turn', target, doubleBattleDamage),
);

export const doubleIrisMagician = monsterCard(49684352, {
  effects: [
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      resolve: addToHand(choose1(series('Pendulumgraph'), inYourDeck)),
    }),
  ],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: oncePerTurn,
      targets: [target1(attribute('DARK'), race('Spellcaster'), monster, faceUp, youControl)],
      resolve: andThen(DOUBLED, destroy(thisCard)),
    }),
  ],
});
