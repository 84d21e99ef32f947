import type { Passcode } from '@spellspeed/engine';
import { useEffect, useState } from 'react';
import { useDuel } from '../../host/use-duel.ts';
import type { PlayableDeck, ReadDeck } from './chosen-deck.ts';

/** A deck that was read, refused where the host does not know what a card does. */
export const usePlayable = (read: ReadDeck): ReadDeck => {
  const text = useDuel((duel) => duel.text);
  const [found, setFound] = useState<{ readonly of: ReadDeck; readonly unknown: readonly number[] } | null>(
    null,
  );
  useEffect(() => {
    if (!read.ok) return;
    let isWanted = true;
    void unknownIn(read.deck, text).then((unknown) => {
      if (isWanted) setFound({ of: read, unknown });
    });
    return () => {
      isWanted = false;
    };
  }, [read, text]);
  if (found?.of !== read || found.unknown.length === 0) return read;
  return { ok: false, troubles: [{ trouble: 'unknown-texts', passcodes: found.unknown }] };
};

type TextOf = (passcode: Passcode) => Promise<unknown>;
const unknownIn = async ({ main, extra }: PlayableDeck, text: TextOf): Promise<readonly number[]> => {
  const passcodes = [...new Set([...main, ...extra])];
  // Passcodes of a deck that was read and checked are those of cards.
  const texts = await Promise.all(passcodes.map((passcode) => text(passcode as Passcode)));
  return passcodes.filter((_, index) => texts[index] === null);
};
