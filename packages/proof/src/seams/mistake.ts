/** Mistakes that somebody could make, and what must notice them. */
import type { Change } from '../mutants/mutant.ts';

/** The compiler complains in each of these files; or a test of each of these files fails. */
export interface Noticed {
  readonly by: 'compiler' | 'tests';
  /** From the root of the repository, as the file of the mistake is. */
  readonly files: readonly string[];
}
export interface Mistake extends Change {
  readonly noticed: Noticed;
}
export const byCompiler = (...files: string[]): Noticed => ({ by: 'compiler', files });
export const byTests = (...files: string[]): Noticed => ({ by: 'tests', files });
