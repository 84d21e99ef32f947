import {
  activation,
  allThatMatch,
  also,
  banish,
  continuous,
  destroy,
  destructionReplaced,
  monster,
  opponentControls,
  series,
  target,
  targetEquallyMany,
  the,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const fireKingSkyBurn = spellCard(91703676, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      targets: targetEquallyMany([series('Fire King'), monster, youControl], [opponentControls]),
      resolve: also(destroy(target), destroy(the('others'))),
    }),
    continuous({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      affects: allThatMatch(series('Fire King'), youControl),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          saves: 'all-together',
          instead: banish(thisCard),
        }),
      ],
    }),
  ],
});
