/** Which texts hang on values that applied effects change. */
import { once } from './once.ts';

/** Tests of what a card's face says and an effect may say otherwise. */
const VALUES: ReadonlySet<unknown> = new Set([
  'race',
  'attribute',
  'level',
  'rank',
  'stat',
  'differs-from-original',
  'named',
  'same-name',
  'name-among',
  'same-attribute',
  'same-race',
  'sole-race',
  'series',
  'frame',
  'effect-monster',
  'extreme',
]);

const speaksOfValues = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('test' in part && VALUES.has(part.test)) return true;
  return ('if' in part && part.if === 'at-least') || Object.values(part).some(speaksOfValues);
};

/** Does this part of a text read such a value? */
export const readsValues: (part: object) => boolean = once(speaksOfValues);
