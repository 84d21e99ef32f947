/** How many cases a test tries: a few in `npm test`, all of them in `npm run test:thorough`. Files that import this run in both. */
import { digestOf } from '@spellspeed/engine';

/** Set for one of the projects of `vitest.config.ts`. */
export const IS_THOROUGH = process.env.SPELLSPEED_THOROUGH === '1';

/** Of all the cases of a thorough run a part this small is tried: CI, whose time is limited, takes one in eight; by hand it is every one. */
const SHARE = Math.max(1, Number(process.env.SPELLSPEED_SHARE ?? 1));

/** A test says in its title how many it tries. */
export const sized = (few: number, many: number): number =>
  IS_THOROUGH ? Math.max(few, Math.ceil(many / SHARE)) : few;

/** Always the same of all things, about one of `each`: picked by the digest of a name, so that another thing more changes nothing for the rest. */
export const isInSample = (name: string, each: number): boolean =>
  Number.parseInt(digestOf(name).slice(0, 8), 16) % (IS_THOROUGH ? Math.min(each, SHARE) : each) === 0;
