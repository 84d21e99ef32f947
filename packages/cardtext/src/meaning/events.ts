/** What events mean: in which of its ways a text says that a card has moved. */
import { CAUSES, type Cause, type EventPattern } from '@spellspeed/engine/language';
import { isAnywhereElse, isTheField, sameZones } from './places.ts';

/** "except by battle" */
export const EXCEPT_BATTLE: readonly Cause[] = CAUSES.filter((cause) => cause !== 'battle');
export type Moved = Extract<EventPattern, { readonly event: 'moved' }>;
/**
 * `in-battle`: a monster destroys it by battle · `added-by-opponent`: your opponent adds it to their hand · `leaves`: the field · `activated`: placed in a
 * zone by its activation · `drawn`: any card · `done`: what was done to it is said · `banished`, `goes`: where it goes is said.
 */
export type Movement =
  | 'in-battle'
  | 'added-by-opponent'
  | 'leaves'
  | 'leaves-extra-deck'
  | 'activated'
  | 'drawn'
  | 'done'
  | 'banished'
  | 'goes';
export const movementOf = ({ card, from, to, manner, by, owner, inBattleWith }: Moved): Movement => {
  const how = manner?.join();
  if (inBattleWith) return 'in-battle';
  if (to && sameZones(to, ['hand']) && owner === 'opponent' && !by) return 'added-by-opponent';
  if (!how && from && isTheField(from) && (!to || isAnywhereElse(to))) return 'leaves';
  if (!how && !to && from?.join() === 'extra') return 'leaves-extra-deck';
  if (how === 'activated' && to) return 'activated';
  if (how === 'drawn' && owner && owner !== 'any' && card.length === 0) return 'drawn';
  if (how && how !== 'sent') return 'done';
  return to && sameZones(to, ['banished']) ? 'banished' : 'goes';
};
