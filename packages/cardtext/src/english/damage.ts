/** What becomes of battle damage and of damage by effects. */
import type { Modifier } from '@spellspeed/engine/language';
import type { Subject } from './speech.ts';
import { does, nameOf } from './subject.ts';

export type BattleDamage = Extract<Modifier, { modifies: 'battle-damage' }>;
export type DamageHow = BattleDamage['how'];
/** "reduce the battle damage you take to 0" */
export const damageChanged = (how: DamageHow, damage: string): string => {
  if (how === 'none') return `reduce ${damage} to 0`;
  return typeof how === 'number'
    ? `make ${damage} ${how}`
    : `${how === 'half' ? 'halve' : 'double'} ${damage}`;
};
export const damageTaken = (kind: 'battle' | 'effect', how: DamageHow, subject: Subject): string => {
  if (how === 'none') return does(subject, 'take', `no ${kind} damage`);
  const becomes = typeof how === 'number' ? `becomes ${how}` : how === 'half' ? 'is halved' : 'is doubled';
  const takes = subject.name === 'both players' ? 'a player takes' : does(subject, 'take');
  return `any ${kind} damage ${takes} ${becomes}`;
};
export const damageInflicted = ({ how, to }: BattleDamage, subject: Subject): string => {
  const becomes =
    typeof how === 'number'
      ? `becomes ${how}`
      : { none: 'becomes 0', half: 'is halved', double: 'is doubled' }[how];
  return `any battle damage ${nameOf(subject)} inflicts to ${to === 'any' ? 'a player' : 'your opponent'} ${becomes}`;
};
