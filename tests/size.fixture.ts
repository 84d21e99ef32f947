/** How many cases a test tries: a few in `npm test`, all of them in `npm run test:thorough`. Files that import this run in both. */
import { digestOf } from '@spellspeed/engine';

/** Set for one of the projects of `vitest.config.ts`. */
export const IS_THOROUGH = process.env.SPELLSPEED_THOROUGH === '1';

/** A test says in its title how many it tries. */
export const sized = (few: number, many: number): number => (IS_THOROUGH ? many : few);

/** Always the same of all things, about one of `each`: picked by the digest of a name, so that another thing more changes nothing for the rest. */
export const isInSample = (name: string, each: number): boolean =>
  IS_THOROUGH || Number.parseInt(digestOf(name).slice(0, 8), 16) % each === 0;
