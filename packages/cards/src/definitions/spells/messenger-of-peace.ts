import {
  activation,
  allThatMatch,
  atk,
  cannotDeclareAttacks,
  continuous,
  destroy,
  doOrElse,
  faceUp,
  inPhase,
  maintenance,
  monster,
  onField,
  payLifePoints,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const messengerOfPeace = spellCard(44656491, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(monster, faceUp, onField, atk({ min: 1500 })),
      modifiers: [cannotDeclareAttacks],
    }),
    maintenance({
      on: inPhase('standby', 'you'),
      does: doOrElse(payLifePoints(100), destroy(thisCard)),
    }),
  ],
});
