import { opponentOf } from '@spellspeed/engine';
import { useCallback } from 'react';
import { useDeckName } from '../duel/setup/use-deck-name.ts';
import { useSay } from '../i18n/say.ts';
import type { Shelved } from './shelf.ts';

/** What a kept replay is called: your deck against the other one. */
export const useReplayTitle = (): ((entry: Shelved) => string) => {
  const say = useSay();
  const deckName = useDeckName();
  return useCallback(
    ({ names, you = 0, title, id }) =>
      names
        ? say('duel.open.names', { yours: deckName(names[you]), theirs: deckName(names[opponentOf(you)]) })
        : (title ?? id),
    [say, deckName],
  );
};
