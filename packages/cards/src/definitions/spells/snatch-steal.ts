import {
  activation,
  continuous,
  controlled,
  equip,
  equippedMonster,
  faceUp,
  gainLifePoints,
  inPhase,
  itself,
  monster,
  opponentControls,
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const snatchSteal = spellCard(45986603, {
  effects: [
    activation({ targets: [target1(monster, faceUp, opponentControls)], resolve: equip(thisCard, target) }),
    continuous({ number: 1, from: ['spells'], affects: itself(equippedMonster), modifiers: [controlled] }),
    trigger({
      number: 2,
      from: ['spells'],
      on: inPhase('standby', 'opponent'),
      use: 'mandatory',
      resolve: gainLifePoints(1000, 'opponent'),
    }),
  ],
});
