import {
  continuous,
  controlled,
  equippedMonster,
  equipsTo,
  faceUp,
  gainLifePoints,
  inPhase,
  itself,
  monster,
  opponentControls,
  trigger,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const snatchSteal = spellCard(45986603, {
  effects: [
    equipsTo([monster, faceUp, opponentControls]),
    continuous({ number: 1, from: ['spells'], affects: itself(equippedMonster), modifiers: [controlled] }),
    trigger({
      from: ['spells'],
      on: inPhase('standby', 'opponent'),
      use: 'mandatory',
      resolve: gainLifePoints(1000, 'opponent'),
    }),
  ],
});
