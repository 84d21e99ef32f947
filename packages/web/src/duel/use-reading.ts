/** Which card is read, and whether that takes a sheet over the field. */
import type { SeenCard } from '@spellspeed/engine';
import { useState } from 'react';
import { useNarrow } from '../app/use-narrow.ts';

export interface Reading {
  /** Is the sheet open? Only where there is no column for the card beside the field. */
  readonly isSheet: boolean;
  readonly open: () => void;
  readonly close: () => void;
}
export const useReading = (card: SeenCard | null): Reading => {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  return {
    isSheet: isOpen && isNarrow && card !== null,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
};
