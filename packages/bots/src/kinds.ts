/** What a card is, by the pool. */
import type { CardPool, Passcode } from '@spellspeed/engine';

/** A Token stands only on the field, and in no list. */
export const isToken = (pool: CardPool, passcode: number): boolean => {
  const card = pool.get(passcode as Passcode)?.card;
  return card?.kind === 'monster' && card.frame === 'token';
};
