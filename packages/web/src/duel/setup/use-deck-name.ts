import { useCallback } from 'react';
import { useSay } from '../../i18n/say.ts';
import { DECK_NAMES } from './ready-made.ts';

/** What a deck is called in the language of the page; somebody's own deck keeps its name. */
export const useDeckName = (): ((name: string) => string) => {
  const say = useSay();
  return useCallback(
    (name) => {
      const deck = DECK_NAMES.find((each) => each === name);
      return deck ? say(`duel.deck.${deck}`) : name;
    },
    [say],
  );
};
