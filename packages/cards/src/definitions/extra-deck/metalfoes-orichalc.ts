import {
  allThatMatch,
  continuous,
  destroy,
  doublePiercing,
  FIELD_ZONES,
  materials,
  monster,
  moved,
  onField,
  series,
  target,
  target1,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const metalfoesOrichalc = monsterCard(28016193, {
  summoning: { materials: [materials(2, series('Metalfoes'), monster)] },
  effects: [
    continuous({
      affects: allThatMatch(series('Metalfoes'), monster, youControl),
      modifiers: [doublePiercing],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(onField)],
      resolve: destroy(target),
    }),
  ],
});
