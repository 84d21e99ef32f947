/** How a card can be played with on this computer. */
import { factsOf, STANDINGS, type Standing, standingOf } from '@spellspeed/cards';
import { ownCards } from './own-texts.ts';

/** `own`: read from a text that the user has given. */
export type OwnStanding = Standing | 'own';
export const OWN_STANDINGS: readonly OwnStanding[] = [...STANDINGS, 'own'];

export const ownStandingOf = (passcode: number): OwnStanding => {
  const standing = standingOf(passcode);
  return standing === 'none' && ownCards().has(factsOf(passcode)?.passcode ?? passcode) ? 'own' : standing;
};
