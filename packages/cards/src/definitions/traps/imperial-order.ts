import {
  activation,
  allThatMatch,
  atLeast,
  continuous,
  destroy,
  effectsNegated,
  faceUp,
  ifSo,
  inPhase,
  lifePointsOf,
  maintenance,
  onField,
  payLifePoints,
  spell,
  thisCard,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const imperialOrder = trapCard(61740673, {
  effects: [
    activation(),
    continuous({ number: 1, affects: allThatMatch(spell, faceUp, onField), modifiers: [effectsNegated] }),
    maintenance({
      on: inPhase('standby', 'any'),
      does: ifSo(atLeast(lifePointsOf('you'), 700), payLifePoints(700), destroy(thisCard)),
    }),
  ],
});
