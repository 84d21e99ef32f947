import {
  activation,
  apply,
  banish,
  choose1,
  continuous,
  controlled,
  effectsNegated,
  equip,
  equippedMonster,
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
  target,
  target1,
  thisCard,
  trigger,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const markOfTheRose = spellCard(45247637, {
  effects: [
    activation({
      cost: banish(choose1(race('Plant'), monster, inYourGy)),
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: equip(thisCard, target),
    }),
    continuous({ number: 1, from: ['spells'], affects: itself(equippedMonster), modifiers: [controlled] }),
    trigger({
      number: 2,
      from: ['spells'],
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: inTurn(nextPhase('you'), apply('standby-phase', thisCard, effectsNegated)),
    }),
  ],
});
