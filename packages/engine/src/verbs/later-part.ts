/** What the later parts of a text need already when it is activated. */
import type { Cards } from '../language/action.ts';
import { once } from '../language/once.ts';
import { placesOf } from '../meaning/filter-places.ts';
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
/** Does it bring cards there as such, and not only those that cannot go elsewhere? */
export const returnsTo = (earlier: readonly Category[], deck: 'deck' | 'extra'): boolean =>
  mayBring(
    earlier.filter((category) => category.startsWith('returns-')),
    deck,
  );
/** May a card leave the field by it, so that a zone is free? */
export const mayFreeZones = (earlier: readonly Category[]): boolean =>
  earlier.some((category) => LEAVES_THE_FIELD.includes(category));

/** Does the text speak of something that only the activation or an earlier part names? */
const speaksOfNamed = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('ref' in part && part.ref === 'bound') return true;
  if ('count' in part && part.count === 'noted') return true;
  return Object.values(part).some(speaksOfNamed);
};

/**
 * Must these cards be where the text looks for them before the earlier parts are carried out? Not cards on the field, nor what is hidden
 * from the player, nor what the earlier parts may bring there. (effects.condition.later-part-needs-its-cards)
 */
export const mustBeThereBefore = (what: Cards, earlier: () => readonly Category[]): boolean =>
  isLookedFor(what) && what.cards === 'chosen' && !wouldBeBrought(what, earlier());
type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;
const isLookedFor = once(
  (what: Cards): boolean =>
    what.cards === 'chosen' &&
    what.min !== 0 &&
    typeof what.max === 'number' &&
    !speaksOfNamed(what.filter) &&
    placesOf(what.filter).every(({ side, zones }) => zones.every((zone) => isSeen(side, zone))),
);
const isSeen = (side: string, zone: Zone): boolean =>
  !isFieldZone(zone) && zone !== 'material' && (side === 'you' || zone === 'gy' || zone === 'banished');
const wouldBeBrought = (what: Chosen, earlier: readonly Category[]): boolean =>
  placesOf(what.filter).some(({ zones }) => zones.some((zone) => mayBring(earlier, zone)));
