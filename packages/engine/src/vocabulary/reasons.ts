/**
 * How a card left the place where it was. A destroyed or discarded card also counts as sent to the GY if it goes there; what is sent,
 * discarded or Tributed does not count as destroyed, what is sent neither as discarded nor as Tributed.
 * (movement.destroy.counts-as-destroyed-and-as-sent-to-gy, movement.discard.counts-as-discarded-and-as-sent-from-hand,
 * movement.discard.is-not-destruction, movement.to-gy.is-not-destruction, movement.to-gy.is-not-tributing, movement.to-gy.from-hand-is-not-discarding)
 */
export const MANNERS = [
  'destroyed',
  'sent',
  'discarded',
  'tributed',
  'banished',
  'returned',
  'added',
  'drawn',
  'placed',
  'summoned',
  'set',
  'activated',
  'attached',
  'detached',
  'control',
] as const;
export type Manner = (typeof MANNERS)[number];

/** What made something happen. (wording.battle.destroyed-how) */
export const CAUSES = ['battle', 'effect', 'cost', 'summon', 'rule'] as const;
export type Cause = (typeof CAUSES)[number];
