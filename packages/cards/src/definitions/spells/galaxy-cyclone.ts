import {
  activation,
  banish,
  cameThisTurn,
  destroy,
  faceDown,
  faceUp,
  ignition,
  onField,
  spellOrTrap,
  target,
  target1,
  thisCard,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const galaxyCyclone = spellCard(5133471, {
  effects: [
    activation({ targets: [target1(faceDown, spellOrTrap, onField)], resolve: destroy(target) }),
    ignition({
      from: ['gy'],
      condition: unless(cameThisTurn(thisCard)),
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(faceUp, spellOrTrap, onField)],
      resolve: destroy(target),
    }),
  ],
});
