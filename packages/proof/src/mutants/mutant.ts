/** A rule of the engine, broken on purpose: a small change of one source file. */
import type { RuleId } from '@spellspeed/rulebook';

export interface Mutant {
  /** What the broken engine does wrong, in a few words. */
  readonly name: string;
  /** The clause that no longer holds. A ruling that cites it must notice. */
  readonly clause: RuleId;
  /** The engine, unless said otherwise. */
  readonly package?: 'engine' | 'match';
  /** From `src` of the package. */
  readonly file: string;
  /** A text that occurs once in the file, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
}

/** The source with the rule broken; a sentence where the change cannot be made. */
export const broken = (
  source: string,
  { name, file, find, replace }: Mutant,
): { readonly source: string } | { readonly problem: string } => {
  const times = source.split(find).length - 1;
  if (times !== 1)
    return { problem: `"${name}" finds ${JSON.stringify(find)} ${times} times in ${file}, expected once` };
  if (find === replace) return { problem: `"${name}" changes nothing` };
  return { source: source.replace(find, () => replace) };
};
