/** What kinds of effects mean for their text. */
import type { ActivatedEffect, Card, ContinuousEffect } from '@spellspeed/engine';

/** Does its player decide whether to use it? A Spell or Trap Card is activated or not, without a word. */
export const isOptional = (effect: ActivatedEffect): boolean =>
  effect.effect === 'ignition' ||
  (effect.effect === 'quick' && effect.use !== 'mandatory') ||
  (effect.effect === 'trigger' && effect.use !== 'mandatory');
export const isEquip = (card: Card): boolean => card.kind === 'spell' && card.property === 'Equip';
/** Does the card stay on the field after its activation? */
export const stays = (card: Card): boolean =>
  card.kind !== 'monster' && (card.remains || ['Continuous', 'Field'].includes(card.property));
/** Continuous, Equip and Field cards stay by their kind, others by their text. */
export const staysByItsText = (card: Card): boolean =>
  card.kind !== 'monster' && card.remains && (card.property === 'Normal' || card.property === 'Quick-Play');
/** Does it apply to its own card? */
export const isOwn = ({ affects }: ContinuousEffect): boolean =>
  affects.affects === 'referenced' && affects.what.ref === 'this';
