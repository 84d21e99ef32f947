/** Where cards can be that a filter means. */
import type { Filter, Test } from '../language/filter.ts';
import { once } from '../language/once.ts';
import { gather } from '../vocabulary/gather.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';

type Place = Extract<Test, { test: 'in' }>;
const ANYWHERE_ON_FIELD: readonly Place[] = [{ test: 'in', side: 'any', zones: FIELD_ZONES }];
/** Where matching cards can be: what the filter says, otherwise the field, to which Xyz Materials do not belong. (summoning.xyz.material-cannot-be-targeted, faq.only-one.material-does-not-count) */
export const placesOf: (filter: Filter) => readonly Place[] = once((filter) => {
  const own = filter.filter((test): test is Place => test.test === 'in');
  if (own.length > 0) return own.slice(0, 1);
  // Other alternatives, of Types perhaps, say no place.
  const inside = filter.map((test) => (test.test === 'either' ? placesInside(test.filters) : []));
  return inside.find((places) => places.length > 0) ?? ANYWHERE_ON_FIELD;
});
const placesInside = (filters: readonly Filter[]): readonly Place[] =>
  gather(filters, (each) => each.filter((test): test is Place => test.test === 'in'));

/** The zones in which matching cards can be. */
export const zonesOf = (filter: Filter): readonly Zone[] => gather(placesOf(filter), ({ zones }) => zones);
