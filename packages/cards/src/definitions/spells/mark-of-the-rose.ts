import {
  apply,
  banish,
  choose1,
  continuous,
  controlled,
  effectsNegated,
  equippedMonster,
  equipsTo,
  faceUp,
  inPhase,
  inTurn,
  inYourGy,
  itself,
  monster,
  nextPhase,
  oncePerTurn,
  opponentControls,
  race,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const markOfTheRose = spellCard(45247637, {
  effects: [
    equipsTo([monster, faceUp, opponentControls], {
      cost: banish(choose1(race('Plant'), monster, inYourGy)),
    }),
    continuous({ number: 1, from: ['spells'], affects: itself(equippedMonster), modifiers: [controlled] }),
    trigger({
      from: ['spells'],
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: inTurn(nextPhase('you'), apply('standby-phase', thisCard, effectsNegated)),
    }),
  ],
});
