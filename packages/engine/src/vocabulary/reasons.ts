/** How a card left the place where it was. A destroyed card also counts as sent to the GY if it goes there; a Tributed one does not count as destroyed. */
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

/** What made something happen. */
export const CAUSES = ['battle', 'effect', 'cost', 'summon', 'rule'] as const;
export type Cause = (typeof CAUSES)[number];
