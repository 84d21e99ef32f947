import {
  all,
  apply,
  attackTarget,
  choose1,
  continuous,
  duringDamageStep,
  gainsAtk,
  ignition,
  inYourHand,
  itself,
  matches,
  monster,
  nameBecomes,
  oncePerTurn,
  reveal,
  spell,
  thisCard,
  thisCardAttacks,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cyberDragonZwei = monsterCard(5373478, {
  effects: [
    continuous({ from: ['gy'], affects: itself(thisCard), modifiers: [nameBecomes('Cyber Dragon')] }),
    ignition({
      limit: oncePerTurn,
      cost: reveal(choose1(spell, inYourHand)),
      resolve: apply('end-phase', thisCard, nameBecomes('Cyber Dragon')),
    }),
    continuous({
      while: all(duringDamageStep, thisCardAttacks, matches(attackTarget, monster)),
      affects: itself(thisCard),
      modifiers: [gainsAtk(300)],
    }),
  ],
});
