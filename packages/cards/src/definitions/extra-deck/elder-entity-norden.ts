import {
  and,
  andIfYouDo,
  apply,
  banish,
  effectsNegated,
  either,
  type Filter,
  frame,
  inYourGy,
  leavesField,
  level,
  link,
  linked,
  material,
  monster,
  specialSummon,
  specialSummonedFrom,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  unclassified,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const SYNCHRO_OR_XYZ: Filter = [either([frame('synchro')], [frame('xyz')]), monster];

export const elderEntityNorden = monsterCard(17412721, {
  summoning: { materials: [material(...SYNCHRO_OR_XYZ), material(...SYNCHRO_OR_XYZ)] },
  effects: [
    trigger({
      on: summoned([...thisOne, specialSummonedFrom('extra')], ['special']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(level({ max: 4 }), monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target),
        and(apply('while-it-stays', target, effectsNegated), link('revived', target)),
      ),
    }),
    unclassified({ number: 1, on: leavesField(), does: banish(linked('revived')) }),
  ],
});
