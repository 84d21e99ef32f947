import {
  activatedEffectIn,
  addsFromDeckByDrawingOnly,
  banish,
  choose1,
  continuous,
  destructionReplaced,
  effectMonster,
  frame,
  inYourGy,
  itself,
  materials,
  monster,
  named,
  not,
  player,
  race,
  thisCard,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thunderDragonColossus = monsterCard(15291624, {
  summoning: {
    materials: [materials(1, named('Thunder Dragon')), materials(1, race('Thunder'), monster)],
    only: ['fusion', 'procedure'],
    procedure: {
      from: ['extra'],
      condition: activatedEffectIn('hand', 'any', race('Thunder'), monster),
      does: tribute(choose1(race('Thunder'), effectMonster, not(frame('fusion')), monster, youControl)),
    },
  },
  effects: [
    continuous({ affects: player('opponent'), modifiers: [addsFromDeckByDrawingOnly] }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: banish(choose1(race('Thunder'), monster, inYourGy)),
        }),
      ],
    }),
  ],
});
