import {
  allThatMatch,
  at,
  attach,
  choose1,
  continuous,
  destructionReplaced,
  detach,
  exactLevel,
  frame,
  materials,
  monster,
  opponentControls,
  race,
  sendToGy,
  series,
  summoned,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dingirsuTheOrcustOfTheEveningStar = monsterCard(93854893, {
  summoning: {
    materials: [materials(2, exactLevel(8), monster)],
    xyzOver: [series('Orcust'), frame('link')],
    oncePerTurn: true,
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'all-together',
          instead: detach(1),
        }),
      ],
    }),
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      modes: [
        { resolve: sendToGy(choose1(opponentControls)) },
        { resolve: attach(choose1(race('Machine'), monster, at('you', 'banished')), thisCard) },
      ],
    }),
  ],
});
