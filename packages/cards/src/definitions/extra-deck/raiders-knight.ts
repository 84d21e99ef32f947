import {
  andIfYouDo,
  at,
  attribute,
  destroy,
  detach,
  either,
  exactLevel,
  frame,
  ignition,
  later,
  materials,
  monster,
  nextPhase,
  rank,
  rankOf,
  series,
  sumOf,
  the,
  thisCard,
  useOncePerTurn,
  xyzSummonOverAs,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const raidersKnight = monsterCard(28781003, {
  summoning: { materials: [materials(2, exactLevel(4), attribute('DARK'), monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: andIfYouDo(
        xyzSummonOverAs(
          'summoned',
          thisCard,
          either([series('The Phantom Knights')], [series('Raidraptor')], [series('Xyz Dragon')]),
          frame('xyz'),
          either(
            [rank({ min: sumOf(rankOf(thisCard), 1), max: sumOf(rankOf(thisCard), 1) })],
            [rank({ min: sumOf(rankOf(thisCard), -1), max: sumOf(rankOf(thisCard), -1) })],
          ),
          monster,
          at('you', 'extra'),
        ),
        later('end-phase', destroy(the('summoned')), nextPhase('opponent')),
      ),
    }),
  ],
});
