/** How a card or zone is marked: by the question, the Chain, the battle, the selection. */
import type { SeenCard } from '@spellspeed/engine';
import { keyOfSpot } from '../question/offers.ts';
import { type ChoiceState, useTable } from '../table-context.ts';
import type { Spot } from './layout.ts';

export interface Marks {
  /** Null where nothing can be chosen. */
  readonly choice: ChoiceState | null;
  /** Is there nothing to be done with it but to Set it? */
  readonly isOnlySet: boolean;
  readonly isSelected: boolean;
  /** Is it equipped with what is selected, or what is selected with it? */
  readonly isTied: boolean;
  /** Its places in the Chain, from 1. */
  readonly links: readonly number[];
  readonly battle: 'attacker' | 'target' | null;
}
const NO_MARKS: Marks = {
  choice: null,
  isOnlySet: false,
  isSelected: false,
  isTied: false,
  links: [],
  battle: null,
};
const strongest = (states: readonly ChoiceState[]): ChoiceState | null =>
  (['picked', 'open', 'closed'] as const).find((state) => states.includes(state)) ?? null;

export const useCardMarks = (card: SeenCard | null): Marks => {
  const { view, offers, stateOf, selected } = useTable();
  const handle = card?.handle ?? null;
  if (handle === null) return NO_MARKS;
  const { chain, battle } = view;
  return {
    choice: strongest((offers.ofCard.get(handle) ?? []).map(stateOf)),
    isOnlySet: offers.onlySet.has(handle),
    isSelected: selected?.handle === handle,
    isTied:
      selected?.equippedTo === handle ||
      (card !== null && card.equippedTo === selected?.handle && card.equippedTo !== null),
    links: chain.flatMap((link, index) => (link.card.handle === handle ? [index + 1] : [])),
    battle: battle?.attacker === handle ? 'attacker' : battle?.target === handle ? 'target' : null,
  };
};

/** The spot of a cell that can be chosen now. */
export const useOpenSpot = (
  spots: readonly Spot[],
): { readonly spot: Spot; readonly choice: ChoiceState } | null => {
  const { offers, stateOf } = useTable();
  for (const spot of spots) {
    const index = offers.ofSpot.get(keyOfSpot(spot));
    if (index !== undefined) return { spot, choice: stateOf(index) };
  }
  return null;
};
