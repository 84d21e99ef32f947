import {
  activation,
  all,
  atLeast,
  cannotActivate,
  cannotDeclareAttacks,
  continuous,
  destroy,
  inPhase,
  monster,
  numberOf,
  opponentControls,
  player,
  thisCard,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const YOURS = numberOf(monster, youControl);
const THEIRS = numberOf(monster, opponentControls);

export const mysticMine = spellCard(76375976, {
  effects: [
    activation({}),
    continuous({
      number: 1,
      from: ['field'],
      while: unless(atLeast(YOURS, THEIRS)),
      affects: player('opponent'),
      modifiers: [cannotActivate(monster), cannotDeclareAttacks],
    }),
    continuous({
      from: ['field'],
      while: unless(atLeast(THEIRS, YOURS)),
      affects: player('you'),
      modifiers: [cannotActivate(monster), cannotDeclareAttacks],
    }),
    trigger({
      from: ['field'],
      on: inPhase('end', 'any'),
      use: 'mandatory',
      condition: all(atLeast(YOURS, THEIRS), atLeast(THEIRS, YOURS)),
      resolve: destroy(thisCard),
    }),
  ],
});
