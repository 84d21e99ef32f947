import {
  activatedEffectsNegatedAtResolution,
  allThatMatch,
  andIfYouDo,
  apply,
  attribute,
  continuous,
  faceUp,
  frame,
  hasCounters,
  ifSo,
  level,
  levelBecomes,
  matches,
  material,
  monster,
  oncePerTurn,
  onlyWhile,
  opponentControls,
  placeCounters,
  quick,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const counter = 'Predator Counter';

export const predaplantDragostapelia = monsterCard(69946549, {
  summoning: { materials: [material(frame('fusion'), monster), material(attribute('DARK'), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(
        placeCounters(1, counter, target),
        ifSo(
          matches(target, level({ min: 2 })),
          onlyWhile(matches(target, hasCounters(counter)), apply('while-it-stays', target, levelBecomes(1))),
        ),
      ),
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, hasCounters(counter), opponentControls),
      modifiers: [activatedEffectsNegatedAtResolution],
    }),
  ],
});
