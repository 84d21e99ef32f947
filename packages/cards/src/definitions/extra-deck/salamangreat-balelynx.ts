import {
  addToHand,
  allThatMatch,
  banish,
  choose1,
  continuous,
  destructionReplaced,
  inYourDeck,
  level,
  material,
  monster,
  named,
  race,
  series,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatBalelynx = monsterCard(14812471, {
  summoning: { materials: [material(level({ max: 4 }), race('Cyberse'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(named('Salamangreat Sanctuary'), inYourDeck)),
    }),
    continuous({
      from: ['gy'],
      limit: useOncePerTurn,
      affects: allThatMatch(series('Salamangreat'), youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'all-together',
          instead: banish(thisCard),
        }),
      ],
    }),
  ],
});
