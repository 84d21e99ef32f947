/** What is compared of cards that must be alike or different. (wording.style.different-names, faq.token.names, wording.style.same-of-materials) */
import type { Agreeing, Differing } from '../language/action.ts';
import type { Summoning } from '../language/card.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';

export type Compared = Differing | NonNullable<Summoning['same']>[number];

/** What is asked of several cards as a whole: "with different names", "with the same name". */
export interface Compares {
  readonly different?: Differing | readonly Differing[];
  readonly same?: Agreeing;
}

/** All values that a card has of it; none where it has no such value. */
export const COMPARED: { readonly [of in Compared]: (table: Table, card: CardId) => readonly string[] } = {
  names: (table, card) => table.look.names(table, card),
  attributes: (table, card) => listed(table.look.attribute(table, card)),
  attribute: (table, card) => listed(table.look.attribute(table, card)),
  races: (table, card) => listed(table.look.race(table, card)),
  race: (table, card) => listed(table.look.race(table, card)),
  'race-or-attribute': (table, card) => [
    ...listed(table.look.race(table, card)),
    ...listed(table.look.attribute(table, card)),
  ],
  zones: (table, card) => [cardOf(table, card).zone],
};
const listed = (value: string | null): readonly string[] => (value === null ? [] : [value]);
