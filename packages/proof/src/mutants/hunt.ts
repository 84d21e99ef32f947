/** Which rulings notice that a rule is broken. */
import { type Copy, makeCopy, sourceOf, type Wanted } from './copy.ts';
import { broken, type Mutant } from './mutant.ts';
import type { FailedRuling } from './rulings-of-a-copy.ts';

export interface Hunted {
  readonly mutant: Mutant;
  /** The rulings that fail with the broken engine and cite its clause: the first of them, or all where all rulings are run. */
  readonly noticedBy: readonly FailedRuling[];
  /** The others that fail, where they are run. */
  readonly alsoFailing: readonly FailedRuling[];
  /** Why the mutant does no good: nothing notices, the change cannot be made, the engine does not start. */
  readonly problem?: string;
}
/** How far to look: up to the first ruling that notices, or through all rulings. */
export type Depth = 'noticed' | 'all';

const wantedFor = (mutants: readonly Mutant[], depth: Depth): Wanted => ({
  clauses: mutants.map(({ clause }) => clause),
  others: depth === 'all',
  untilOneFails: depth === 'noticed',
});

const huntWith = async (copy: Copy, mutant: Mutant, depth: Depth): Promise<Hunted> => {
  const nothing = { mutant, noticedBy: [], alsoFailing: [] };
  const patched = broken(sourceOf(mutant), mutant);
  if ('problem' in patched) return { ...nothing, problem: patched.problem };
  try {
    const { concerned, others } = await copy.runWith(mutant, patched.source, wantedFor([mutant], depth));
    const problem = `no ruling that cites ${mutant.clause} notices it`;
    return {
      mutant,
      noticedBy: concerned,
      alsoFailing: others,
      ...(concerned.length === 0 ? { problem } : {}),
    };
  } catch (thrown) {
    const [reason] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n');
    return { ...nothing, problem: `the rulings cannot be run with it: ${reason}` };
  }
};

/** What is wrong with the rulings before anything is broken. */
const failuresOfTheUnbroken = async (
  copy: Copy,
  mutants: readonly Mutant[],
  depth: Depth,
): Promise<readonly string[]> => {
  const { concerned, others } = await copy.run({ ...wantedFor(mutants, depth), untilOneFails: false });
  return [...concerned, ...others].map(({ failure }) => failure);
};

export interface Hunt {
  /** Rulings that fail without any mutant. */
  readonly failing: readonly string[];
  readonly hunted: readonly Hunted[];
}

/** Breaks each rule in turn, as many at a time as there are workers. `onHunted` hears of each when it is done. */
export const hunt = async (
  mutants: readonly Mutant[],
  { workers, depth }: { readonly workers: number; readonly depth: Depth },
  onHunted: (hunted: Hunted) => void,
): Promise<Hunt> => {
  const copies = Array.from({ length: Math.min(workers, Math.max(1, mutants.length)) }, makeCopy);
  try {
    const [first] = copies;
    const failing = first ? await failuresOfTheUnbroken(first, mutants, depth) : [];
    if (failing.length > 0) return { failing, hunted: [] };
    const results = new Map<Mutant, Hunted>();
    const waiting = [...mutants];
    const work = async (copy: Copy): Promise<void> => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const hunted = await huntWith(copy, mutant, depth);
        results.set(mutant, hunted);
        onHunted(hunted);
      }
    };
    await Promise.all(copies.map(work));
    return { failing, hunted: mutants.flatMap((mutant) => results.get(mutant) ?? []) };
  } finally {
    for (const copy of copies) copy.remove();
  }
};
