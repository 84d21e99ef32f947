/** What the parts of the table share: the view, what can be chosen, and what a press does. */
import type { SeenCard, View } from '@spellspeed/engine';
import { createContext, use } from 'react';
import type { Teller, Voice } from '../telling/teller.ts';
import { useTeller } from '../telling/use-teller.ts';
import type { Spot } from './board/layout.ts';
import { NO_OFFERS, type Offers } from './question/offers.ts';

/** How a choice stands: it can be taken, is taken already, or cannot be added to what is taken. */
export type ChoiceState = 'open' | 'picked' | 'closed';
export interface TableUse {
  readonly view: View;
  /** To whom everything is told. */
  readonly voice: Voice;
  readonly offers: Offers;
  readonly stateOf: (choice: number) => ChoiceState;
  /** The card of which everything is told. */
  readonly selected: SeenCard | null;
  /** A card was pressed, in this element: it is looked at, and what can be chosen with it is offered there. */
  readonly press: (card: SeenCard, element: Element) => void;
  readonly pressSpot: (spot: Spot) => void;
  readonly openPile: (side: 'you' | 'opponent', pile: 'gy' | 'banished' | 'extra') => void;
}
const TableContext = createContext<TableUse | null>(null);
export const TableProvider = TableContext.Provider;

export const useTable = (): TableUse => {
  const table = use(TableContext);
  if (table === null) throw new Error('There is no table around this part of it.');
  return table;
};

/** Tells in the language of the page, to whom the table is shown. */
export const useTableTeller = (): Teller => useTeller(useTable().voice);

/** A table that is only looked at: nothing can be chosen. */
export const onlyLooking = (
  view: View,
  looking: Pick<TableUse, 'voice' | 'selected' | 'press' | 'openPile'>,
): TableUse => ({ ...looking, view, offers: NO_OFFERS, stateOf: () => 'closed', pressSpot: () => {} });
