/** The parts of definitions, for laws over everything that the pool says. */
import type { Filter } from '../../../engine/src/language/filter.ts';

export { partsOf } from '../../../engine/src/state/parts.ts';
export { isCondition } from '../../../engine/src/state/remembered.ts';
export const isFilter = (part: object): part is Filter =>
  Array.isArray(part) && part.length > 0 && part.every((test) => typeof test === 'object' && 'test' in test);
