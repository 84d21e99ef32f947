import { useEffect, useState } from 'react';
import { loaded as loadedFrom } from './load.ts';
import { useFailure } from './use-failure.ts';

/** What this gives when it has been loaded; null until then, and while something else is loaded. */
export const useLoaded = <T>(load: () => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly is: T } | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let isWanted = true;
    void loadedFrom(load).then((is) => {
      if (isWanted) setLoaded({ by: load, is });
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [load, fail]);
  return loaded?.by === load ? loaded.is : null;
};
