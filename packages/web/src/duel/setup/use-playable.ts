import type { Passcode } from '@spellspeed/engine';
import { useEffect, useState } from 'react';
import { useDuel } from '../../host/use-duel.ts';
import { useOwnChanges } from '../../own/use-changes.ts';
import type { ReadDeck } from './chosen-deck.ts';

/** A deck that was read, refused where the host does not know what a card does, unless such cards are to be played without effects. */
export const usePlayable = (read: ReadDeck, withoutEffects: boolean, withSide: boolean): ReadDeck => {
  const unknownAmong = useDuel((duel) => duel.unknown);
  const [found, setFound] = useState<{ readonly of: ReadDeck; readonly unknown: readonly number[] } | null>(
    null,
  );
  const changes = useOwnChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of somebody's own cards others are unknown
  useEffect(() => {
    if (!read.ok) return;
    let isWanted = true;
    const { main, extra, side } = read.deck;
    // Passcodes of a deck that was read and checked are those of cards.
    const passcodes = [...new Set([...main, ...extra, ...(withSide ? side : [])])].map(
      (passcode) => passcode as Passcode,
    );
    void unknownAmong(passcodes).then((unknown) => {
      if (isWanted) setFound({ of: read, unknown });
    });
    return () => {
      isWanted = false;
    };
  }, [read, withSide, unknownAmong, changes]);
  if (found?.of !== read || found.unknown.length === 0) return read;
  if (withoutEffects && read.ok) return { ok: true, deck: { ...read.deck, withoutEffects: found.unknown } };
  return {
    ok: false,
    troubles: [{ trouble: 'unknown-texts', passcodes: found.unknown }],
    ...(read.ok && { deck: read.deck }),
  };
};
