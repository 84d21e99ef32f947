import {
  and,
  andIfYouDo,
  apply,
  as,
  at,
  banish,
  cannotBeMaterial,
  choose1,
  continuous,
  effectsNegated,
  frame,
  ignition,
  inYourGy,
  itself,
  level,
  levelOf,
  monster,
  nonTuner,
  series,
  specialSummon,
  sumOf,
  target,
  target1,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const blackwingSynchro = [series('Blackwing'), frame('synchro'), monster, at('you', 'extra')];

/** The total Levels of the monsters that Vayu banishes. */

const banished = sumOf(levelOf(thisCard), levelOf(target));

export const blackwingVayuTheEmblemOfHonor = monsterCard(72714392, {
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [cannotBeMaterial('synchro')] }),
    ignition({
      from: ['gy'],
      targets: [target1(series('Blackwing'), nonTuner, monster, inYourGy)],
      resolve: andIfYouDo(
        and(banish(thisCard), banish(target)),
        specialSummon(as('summoned', choose1(...blackwingSynchro, level({ min: banished, max: banished })))),
        apply('while-it-stays', the('summoned'), effectsNegated),
      ),
    }),
  ],
});
