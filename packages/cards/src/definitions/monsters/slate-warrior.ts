import {
  apply,
  flipped,
  gainsAtkDef,
  moved,
  opponentInBattle,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const slateWarrior = monsterCard(78636495, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: apply('while-it-stays', thisCard, gainsAtkDef(500)),
    }),
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle'] }),
      use: 'mandatory',
      resolve: apply('while-it-stays', opponentInBattle, gainsAtkDef(-500)),
    }),
  ],
});
