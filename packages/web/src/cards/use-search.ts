import { type CardFacts, factsOf } from '@spellspeed/cards';
import { type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { onChange } from '../own/revision.ts';
import { useKnownOwn } from '../own/use-known.ts';
import type { Finder } from './card-finder.ts';
import type { Query } from './query.ts';

let finder: Remote<Finder> | null = null;
/** The Worker that searches; begun with the first search, and anew when it has failed. */
const theFinder = (): Remote<Finder> => {
  if (finder === null) {
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url), {
      type: 'module',
      name: 'search',
    });
    worker.addEventListener('error', () => {
      finder = null;
    });
    // Texts that have come or gone are searched by another one.
    const end = onChange(() => {
      end();
      worker.terminate();
      finder = null;
    });
    finder = wrap<Finder>(worker);
  }
  return finder;
};
const NONE: readonly CardFacts[] = [];
/** After a failure it is asked again. */
const AGAIN = 2000;

/** The cards that are found; null until the first answer is there. Typing never waits: the list follows. */
export const useSearch = (query: Query): readonly CardFacts[] | null => {
  const language = useSettings((settings) => settings.language);
  const [found, setFound] = useState<readonly CardFacts[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  const changes = useKnownOwn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again, and after a change other cards are found
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void theFinder()
      .find(query, language)
      .then(
        (passcodes) => {
          if (isWanted)
            setFound(passcodes.length === 0 ? NONE : passcodes.flatMap((each) => factsOf(each) ?? []));
        },
        () => {
          if (isWanted) timer = setTimeout(() => setAttempt((before) => before + 1), AGAIN);
        },
      );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query, language, attempt, changes]);
  return found;
};
