/** The ruling of the address, played to its end. */
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useFailure } from '../app/use-failure.ts';
import { watchingHosts } from '../host/worker-connection.ts';
import { documentText } from './texts.ts';
import type { DocumentPlace, Played } from './types.ts';

export interface LoadedRuling {
  readonly place: DocumentPlace;
  readonly played: Played;
}
/** Null while it is loaded, `none` where there is no such document. */
export const useRuling = (file: string, line: number): LoadedRuling | 'none' | null => {
  const [loaded, setLoaded] = useState<LoadedRuling | 'none' | null>(null);
  const fail = useFailure();
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<LoadedRuling | 'none'> => {
      const text = await documentText(file);
      if (text === null) return 'none';
      return {
        place: { text, file, line },
        played: await watchingHosts().rulings.play(text, file, line, language),
      };
    };
    void load().then((found) => {
      if (isWanted) setLoaded(found);
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [file, line, language, fail]);
  return loaded;
};
