/** Small changes on purpose, by which something goes wrong. */
import type { RuleId } from '@spellspeed/rulebook';

/** A small change of one source file. */
export interface Change {
  /** What goes wrong with it, in a few words. */
  readonly name: string;
  readonly file: string;
  /** A text that occurs once in the file, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
}
/** A rule of the engine, broken on purpose. The file is given from `src` of its package. */
export interface Mutant extends Change {
  /** The clause that no longer holds. A ruling that cites it must notice. */
  readonly clause: RuleId;
  /** The engine, unless said otherwise. */
  readonly package?: 'engine' | 'match';
}

/** The source with the change made; a sentence where it cannot be made. */
export const broken = (
  source: string,
  { name, file, find, replace }: Change,
): { readonly source: string } | { readonly problem: string } => {
  const times = source.split(find).length - 1;
  if (times !== 1)
    return { problem: `"${name}" finds ${JSON.stringify(find)} ${times} times in ${file}, expected once` };
  if (find === replace) return { problem: `"${name}" changes nothing` };
  return { source: source.replace(find, () => replace) };
};
