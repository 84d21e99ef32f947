/** What the later parts of a text need already when it is activated. */
import type { Cards } from '../language/action.ts';
import type { Filter, TestName } from '../language/filter.ts';
import { namesIn } from '../language/names.ts';
import { once } from '../language/once.ts';
import { placesOf } from '../meaning/filter-places.ts';
import type { Scene } from '../state/scene.ts';
import { gather } from '../vocabulary/gather.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';
import type { Category } from './verb.ts';

/** Where what has been done before may bring cards. */
const BRINGS: { readonly [category in Category]?: readonly Zone[] } = {
  destroys: ['gy', 'banished', 'extra'],
  'sends-to-gy': ['gy', 'banished', 'extra'],
  tributes: ['gy', 'banished', 'extra'],
  'fusion-summons': ['gy', 'banished', 'deck', 'extra'],
  detaches: ['gy', 'banished'],
  discards: ['gy', 'banished'],
  banishes: ['banished'],
  'returns-to-hand': ['hand', 'extra'],
  'adds-to-hand': ['hand'],
  draws: ['hand'],
  'returns-to-deck': ['deck', 'extra'],
};
const LEAVES_THE_FIELD: readonly Category[] = [
  'destroys',
  'sends-to-gy',
  'tributes',
  'banishes',
  'returns-to-hand',
  'returns-to-deck',
  'changes-control',
];
/** May what is done before bring a card to that zone? */
export const mayBring = (earlier: readonly Category[], zone: Zone): boolean =>
  earlier.some((category) => BRINGS[category]?.includes(zone));
/** The zones to which what is done before may bring cards. */
export const zonesFilledBy = (earlier: readonly Category[]): readonly Zone[] =>
  gather(earlier, (category) => BRINGS[category] ?? []);
/** Does it bring cards there as such, and not only those that cannot go elsewhere? */
export const returnsTo = (earlier: readonly Category[], deck: 'deck' | 'extra'): boolean =>
  mayBring(
    earlier.filter((category) => category.startsWith('returns-')),
    deck,
  );
/** May a card leave the field by it, so that a zone is free? */
export const mayFreeZones = (earlier: readonly Category[]): boolean =>
  earlier.some((category) => LEAVES_THE_FIELD.includes(category));

/** Does the text count what an earlier part will have done? */
const countsWhatIsDone = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('count' in part && part.count === 'noted') return true;
  return Object.values(part).some(countsWhatIsDone);
};
type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;
/**
 * Must these cards be where the text looks for them before the earlier parts are carried out? Not cards on the field, nor what is hidden
 * from the player, nor what only an earlier part will name. (effects.condition.later-part-needs-its-cards, faq.legality.a-later-part-that-is-the-point)
 * (faq.legality.all-in-a-later-part-does-not-matter)
 */
export const isLookedForNow = (what: Chosen, { bound }: Scene): boolean => {
  if (!isLookedFor(what)) return false;
  for (const name of namesIn(what.filter)) if (bound[name] === undefined) return false;
  return true;
};
export const isLookedFor = once(
  (what: Chosen): boolean =>
    what.min !== 0 &&
    typeof what.max === 'number' &&
    !countsWhatIsDone(what.filter) &&
    placesOf(what.filter).every(({ side, zones }) => zones.every((zone) => isSeen(side, zone))),
);
const isSeen = (side: string, zone: Zone): boolean =>
  !isFieldZone(zone) && zone !== 'material' && (side === 'you' || zone === 'gy' || zone === 'banished');

/** The filter without what it says of where and how the cards lie. */
export const wherever: (filter: Filter) => Filter = once((filter) =>
  gather(filter, (test): Filter => {
    if (OF_ITS_PLACE.includes(test.test)) return [];
    if (test.test === 'either') return [{ ...test, filters: test.filters.map(wherever) }];
    return [test];
  }),
);
const OF_ITS_PLACE: readonly TestName[] = ['in', 'face', 'position'];
