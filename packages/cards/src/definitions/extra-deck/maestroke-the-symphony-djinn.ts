import {
  allThatMatch,
  changePosition,
  continuous,
  destructionReplaced,
  detach,
  detachFrom,
  eventCard,
  exactLevel,
  faceUp,
  frame,
  ignition,
  inAttackPosition,
  isCard,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  series,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const maestrokeTheSymphonyDjinn = monsterCard(25341652, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(faceUp, inAttackPosition, monster, opponentControls)],
      resolve: changePosition(target, 'face-down'),
    }),
    continuous({
      affects: allThatMatch(series('Djinn'), frame('xyz'), monster, faceUp, youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: detachFrom(1, isCard(eventCard)),
        }),
      ],
    }),
  ],
});
