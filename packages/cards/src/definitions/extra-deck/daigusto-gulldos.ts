import {
  chooseExactly,
  destroy,
  either,
  faceUp,
  frame,
  ignition,
  inYourGy,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  not,
  oncePerTurn,
  opponentControls,
  series,
  shuffleIntoDeck,
  type Test,
  target,
  target1,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const OF_MAIN_DECK: Test = not(
  either([frame('fusion')], [frame('synchro')], [frame('xyz')], [frame('link')]),
);

export const daigustoGulldos = monsterCard(84766279, {
  summoning: {
    materials: [material(tuner, monster), materialsOrMore(1, nonTuner, series('Gusto'), monster)],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: shuffleIntoDeck(chooseExactly(2, series('Gusto'), monster, OF_MAIN_DECK, inYourGy)),
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
