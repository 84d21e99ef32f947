/** Is the field that is built won in this turn, and in how many ways? Thought about in a Worker of its own, anew whenever the field changes. */
import { useEffect, useState } from 'react';
import { treeOf } from '../../analysis/tree-of.ts';
import type { FirstWins, Solved } from '../../analysis/types.ts';
import { useFailure } from '../../app/use-failure.ts';
import { newThinker, type Thinker } from '../../host/worker-connection.ts';
import type { Language } from '../../i18n/languages.ts';

export interface Proof {
  /** `wrong`: the field cannot lie so · `not-a`: A is not asked first. */
  readonly state: 'searching' | 'comparing' | 'wrong' | 'not-a' | 'known';
  readonly solved: Solved | null;
  readonly first: FirstWins | null;
}
const SEARCHING: Proof = { state: 'searching', solved: null, first: null };
/** Somebody who builds changes several things in a row. */
const PAUSE = 500;

/** Null while it is not to be tried. */
export const useProver = (yaml: string, language: Language, isOn: boolean): Proof | null => {
  const [found, setFound] = useState<{ readonly of: string; readonly proof: Proof } | null>(null);
  const fail = useFailure();
  useEffect(() => {
    if (!isOn) return;
    let thinker: Thinker | null = null;
    const timer = setTimeout(() => {
      thinker = newThinker();
      prove(thinker, yaml, language, (proof) => setFound({ of: yaml, proof })).catch(fail);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      // What it would say is of another field.
      thinker?.stop();
    };
  }, [yaml, language, isOn, fail]);
  if (!isOn) return null;
  return found?.of === yaml ? found.proof : SEARCHING;
};

const prove = async (
  { analysis }: Thinker,
  yaml: string,
  language: Language,
  tell: (proof: Proof) => void,
): Promise<void> => {
  const saved = await analysis.begin(yaml, 'puzzle');
  if (saved === null) return tell({ ...SEARCHING, state: 'wrong' });
  const looking = { ...treeOf(saved, ''), side: 0, language } as const;
  const solved = await analysis.solve(looking).catch(() => null);
  // What the reader takes and the engine does not.
  if (solved === null) return tell({ ...SEARCHING, state: 'wrong' });
  if (solved.player !== 0) return tell({ ...SEARCHING, state: 'not-a' });
  if (solved.found !== 'win') return tell({ state: 'known', solved, first: null });
  tell({ state: 'comparing', solved, first: null });
  tell({ state: 'known', solved, first: await analysis.firstWins(looking) });
};
