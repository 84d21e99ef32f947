/** "1 … and 1 …": each of the kinds that are chosen together, with what all of them are. */
import type { Cards, Filter } from '@spellspeed/engine/language';

type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;
/** A kind that says where it is needs no other place. */
export const kindsOf = ({ each = [], filter }: Chosen): readonly Filter[] =>
  each.map((kind) => {
    const isPlaced = kind.some(({ test }) => test === 'in');
    return [...kind, ...(isPlaced ? filter.filter(({ test }) => test !== 'in') : filter)];
  });
