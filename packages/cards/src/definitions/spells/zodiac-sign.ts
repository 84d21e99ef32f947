import {
  activation,
  allThatMatch,
  at,
  cannotBeAttackedByOpponent,
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  type Filter,
  faceUp,
  gainsAtkDef,
  highestAtk,
  monster,
  not,
  oncePerTurn,
  race,
  series,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const zoodiac: Filter = [series('Zoodiac'), monster, faceUp, at('you', 'monsters')];
const warriors: Filter = [race('Beast-Warrior'), monster, faceUp, at('you', 'monsters')];

export const zodiacSign = spellCard(675319, {
  effects: [
    activation(),
    continuous({ number: 1, affects: allThatMatch(...zoodiac), modifiers: [gainsAtkDef(300)] }),
    continuous({
      affects: allThatMatch(...warriors, not(highestAtk(...warriors))),
      modifiers: [cannotBeAttackedByOpponent],
    }),
    continuous({
      limit: oncePerTurn,
      affects: allThatMatch(...zoodiac),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          instead: destroy(choose1(monster, at('you', 'hand', 'monsters'))),
        }),
      ],
    }),
  ],
});
