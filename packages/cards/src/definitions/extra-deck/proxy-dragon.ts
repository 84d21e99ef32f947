import {
  allThatMatch,
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  materials,
  monster,
  pointedToBy,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const proxyDragon = monsterCard(22862454, {
  summoning: { materials: [materials(2, monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'all-together',
          instead: destroy(choose1(monster, youControl, pointedToBy(thisCard))),
        }),
      ],
    }),
  ],
});
