/** A definition taken apart. */

/** A part of a definition with all that is in it. */
export const partsOf = (part: unknown): readonly object[] =>
  typeof part === 'object' && part !== null ? [part, ...Object.values(part).flatMap(partsOf)] : [];
