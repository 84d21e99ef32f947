import type { OwnTexts } from '@spellspeed/reader';
import { useEffect, useState } from 'react';
import { type Kept, keptTexts } from './kept.ts';
import { useKnownOwn } from './use-known.ts';

export type { OwnTexts };

const NOTHING: Kept = { revision: '', texts: [], cards: [], notUnderstood: [] };

/** All that this browser keeps of somebody's own texts; null until it has been looked at. */
export const useKept = (): Kept | null => {
  const times = useKnownOwn();
  const [kept, setKept] = useState<Kept | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change it is looked at anew
  useEffect(() => {
    let isWanted = true;
    void keptTexts().then(
      (found) => isWanted && setKept(found),
      () => isWanted && setKept(NOTHING),
    );
    return () => {
      isWanted = false;
    };
  }, [times]);
  return kept;
};
