import {
  atkBecomes,
  atLeast,
  continuous,
  equippedMonster,
  equipsTo,
  excessOf,
  faceUp,
  itself,
  lifePointsOf,
  monster,
  onField,
  originalAtkOf,
  times,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const yours = lifePointsOf('you');
const theirs = lifePointsOf('opponent');

export const megamorph = spellCard(22046459, {
  effects: [
    equipsTo([monster, faceUp, onField]),
    continuous({
      number: 1,
      while: atLeast(excessOf(theirs, yours), 1),
      from: ['spells'],
      affects: itself(equippedMonster),
      modifiers: [atkBecomes(times(2, originalAtkOf(equippedMonster)))],
    }),
    continuous({
      number: 1,
      while: atLeast(excessOf(yours, theirs), 1),
      from: ['spells'],
      affects: itself(equippedMonster),
      modifiers: [atkBecomes(times(0.5, originalAtkOf(equippedMonster)))],
    }),
  ],
});
