/** The parts of definitions, for laws over everything that the pool says. */
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';

/** A part of a definition with all that is in it. */
export const partsOf = (part: unknown): readonly object[] =>
  typeof part === 'object' && part !== null ? [part, ...Object.values(part).flatMap(partsOf)] : [];
export const isCondition = (part: object): part is Condition => 'if' in part && typeof part.if === 'string';
export const isFilter = (part: object): part is Filter =>
  Array.isArray(part) && part.length > 0 && part.every((test) => typeof test === 'object' && 'test' in test);
