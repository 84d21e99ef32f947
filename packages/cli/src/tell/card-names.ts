/** Cards by their English names. */
import { factsOf } from '@spellspeed/cards';

/** A passcode stands for a card that nobody knows. */
export const nameOf = (passcode: number): string => factsOf(passcode)?.names.en ?? String(passcode);
