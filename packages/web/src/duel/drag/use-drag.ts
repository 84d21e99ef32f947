/** A card that is being dragged over the table, with the mouse or a finger. The keyboard has the menu of the card instead. */
import { create } from 'zustand';
import type { Drops } from './draggable.ts';

interface Dragging {
  /** The handle of the card; null while nothing is dragged. */
  readonly card: number | null;
  /** Null until it is known. */
  readonly drops: Drops | null;
  /** The key of the place over which it is held, if it may be let go there. */
  readonly over: string | null;
}
export const NOTHING_DRAGGED: Dragging = { card: null, drops: null, over: null };
export const useDrag = create<Dragging>()(() => NOTHING_DRAGGED);

/** How a place looks while a card is dragged: it may be let go here, or it is held here. */
export const useDropState = (keys: readonly string[]): 'open' | 'over' | undefined =>
  useDrag(({ drops, over }) => {
    if (over !== null && keys.includes(over)) return 'over';
    return keys.some((key) => drops?.has(key)) ? 'open' : undefined;
  });
