/** Checks that more than one door needs. */
import { type Check, mistake, oneOf, whole } from './check.ts';

export const aPlayerNumber = oneOf([0, 1]);
export const aPasscode = whole(1, 999_999_999);
/** Any whole number that a program can tell apart from its neighbours. */
export const aSeed: Check = (value, path) =>
  Number.isSafeInteger(value) ? undefined : mistake(path, value, 'a whole number');
