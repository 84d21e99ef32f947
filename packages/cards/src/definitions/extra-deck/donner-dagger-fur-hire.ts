import {
  and,
  andThen,
  as,
  at,
  choose1,
  destroy,
  type Filter,
  frame,
  ifSo,
  ignition,
  matches,
  materials,
  monster,
  not,
  opponentControls,
  originalNameOf,
  series,
  specialSummon,
  target1,
  targetAs,
  the,
  tribute,
  useOneOfTheEffectsPerTurn,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const another: Filter = [
  series('Fur Hire'),
  monster,
  not(originalNameOf(the('tributed'))),
  at('you', 'hand', 'gy'),
];

export const donnerDaggerFurHire = monsterCard(8728498, {
  summoning: { materials: [materials(2, monster)], different: 'races' },
  effects: [
    ignition({
      limit: useOneOfTheEffectsPerTurn,
      targets: [
        targetAs('yours', target1(series('Fur Hire'), monster, youControl)),
        targetAs('theirs', target1(monster, opponentControls)),
      ],
      resolve: and(destroy(the('yours')), destroy(the('theirs'))),
    }),
    ignition({
      limit: useOneOfTheEffectsPerTurn,
      cost: tribute(as('tributed', choose1(monster, youControl))),
      resolve: andThen(
        specialSummon(choose1(...another)),
        ifSo(matches(the('tributed'), frame('link')), youCan(specialSummon(choose1(...another)))),
      ),
    }),
  ],
});
