import {
  activation,
  apply,
  attackTarget,
  cameThisTurn,
  choose1,
  discard,
  doubleBattleDamage,
  ignition,
  inYourHand,
  matches,
  monster,
  onlyWhile,
  player,
  setCard,
  spell,
  thisCard,
  unless,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const actionMagicFullTurn = spellCard(99004583, {
  effects: [
    activation({
      resolve: onlyWhile(
        matches(attackTarget, monster),
        apply('end-of-turn', player('any'), doubleBattleDamage),
      ),
    }),
    ignition({
      from: ['gy'],
      condition: unless(cameThisTurn(thisCard)),
      cost: discard(choose1(spell, inYourHand)),
      resolve: setCard(thisCard),
    }),
  ],
});
