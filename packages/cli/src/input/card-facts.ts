import { type CardFacts, factsNamed, factsOf } from '@spellspeed/cards';

const PASSCODE = /^\d+$/;
/** Is it a passcode that somebody typed, not a name? */
export const isPasscode = (typed: string): boolean => PASSCODE.test(typed);

/** The card of the facts that somebody means by a passcode or by a name in any language. */
export const factsTyped = (typed: string): CardFacts | undefined =>
  isPasscode(typed) ? factsOf(Number(typed)) : factsNamed(typed);
