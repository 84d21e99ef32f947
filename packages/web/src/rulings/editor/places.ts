/** The numbered zones, what they are called, and which of them are one and the same. */
import { FORMATS, type FormatName, MAIN_MONSTER_ZONES } from '@spellspeed/engine';
import type { Pile, Place, PlayerName } from './stands.ts';

const count = (zones: number): readonly number[] => Array.from({ length: zones }, (_, place) => place);
/** The numbers of the zones of a kind; a list has none. */
export const PLACES_IN: { readonly [pile in Pile]: readonly number[] } = {
  monsters: count(MAIN_MONSTER_ZONES),
  spells: count(5),
  pendulum: count(2),
  field: count(1),
  hand: [],
  gy: [],
  banished: [],
  extra: [],
  deck: [],
};
export const EXTRA_PLACES = [MAIN_MONSTER_ZONES, MAIN_MONSTER_ZONES + 1] as const;
export const isExtraPlace = ({ pile, place }: Place): boolean =>
  pile === 'monsters' && place !== null && place >= MAIN_MONSTER_ZONES;
const OUTER = { left: 0, right: 4 } as const;

/** The same for two names of one place. Each player counts the two Extra Monster Zones from their own left. */
export const cellOf = (format: FormatName, at: Place): string => {
  const { player, pile, place } = at;
  if (isExtraPlace(at)) {
    const fromA = player === 'A' ? place : 2 * MAIN_MONSTER_ZONES + 1 - (place ?? 0);
    return `extra-${fromA}`;
  }
  const isOuter = pile === 'pendulum' && FORMATS[format].pendulumZones === 'outer-spell-trap-zones';
  if (isOuter) return `${player}-spells-${place === 0 ? OUTER.left : OUTER.right}`;
  return `${player}-${pile}-${place ?? ''}`;
};

/** A cell of the table: a zone with all its names, or nothing. */
export type Cell =
  | { readonly kind: 'zone'; readonly id: string; readonly names: readonly [Place, ...Place[]] }
  | { readonly kind: 'gap'; readonly id: string };

const FIVE = count(5);
const zone = (format: FormatName, first: Place, ...more: readonly Place[]): Cell => ({
  kind: 'zone',
  id: cellOf(format, first),
  names: [first, ...more],
});
const gap = (id: string): Cell => ({ kind: 'gap', id });

const monsterRow = (format: FormatName, player: PlayerName): Cell[] => [
  zone(format, { player, pile: 'field', place: 0 }),
  ...FIVE.map((place) => zone(format, { player, pile: 'monsters', place })),
  gap(`${player}-gap`),
];
const spellRow = (format: FormatName, player: PlayerName): Cell[] => {
  const { pendulumZones } = FORMATS[format];
  const pendulum = (place: number): Place => ({ player, pile: 'pendulum', place });
  const isOuter = pendulumZones === 'outer-spell-trap-zones';
  const spells = FIVE.map((place) => {
    const spell: Place = { player, pile: 'spells', place };
    const isEdge = place === OUTER.left || place === OUTER.right;
    return isOuter && isEdge
      ? zone(format, spell, pendulum(place === OUTER.left ? 0 : 1))
      : zone(format, spell);
  });
  const own = (place: number): Cell =>
    pendulumZones === 'own' ? zone(format, pendulum(place)) : gap(`${player}-pendulum-${place}`);
  return [own(0), ...spells, own(1)];
};
const extraRow = (format: FormatName): Cell[] => {
  const [left, right] = EXTRA_PLACES;
  const extra = (forA: number, forB: number): Cell =>
    zone(
      format,
      { player: 'A', pile: 'monsters', place: forA },
      { player: 'B', pile: 'monsters', place: forB },
    );
  const gaps = (...ids: string[]): Cell[] => ids.map((id) => gap(`gap-${id}`));
  return [...gaps('1', '2'), extra(left, right), ...gaps('3'), extra(right, left), ...gaps('4', '5')];
};
/** The table as A sees it, row by row from above: B's zones are turned round. */
export const rowsOf = (format: FormatName): readonly (readonly Cell[])[] => [
  spellRow(format, 'B').reverse(),
  monsterRow(format, 'B').reverse(),
  ...(FORMATS[format].extraMonsterZones ? [extraRow(format)] : []),
  monsterRow(format, 'A'),
  spellRow(format, 'A'),
];

/** What a scenario calls the zone. */
export const wordOfPlace = ({ pile, place }: Place): string => {
  if (place === null) return '';
  if (pile === 'pendulum') return place === 0 ? 'left' : 'right';
  if (pile !== 'monsters' || place < MAIN_MONSTER_ZONES) return String(place + 1);
  return place === EXTRA_PLACES[0] ? 'extra-left' : 'extra-right';
};
/** The number of the zone that is called so; null for a word that calls none. */
export const placeOfWord = (pile: Pile, word: string): number | null => {
  const all = pile === 'monsters' ? [...PLACES_IN.monsters, ...EXTRA_PLACES] : PLACES_IN[pile];
  return all.find((place) => wordOfPlace({ player: 'A', pile, place }) === word) ?? null;
};

/** Has this format such a place? */
export const isPlaceOf = (format: FormatName, at: Place): boolean => {
  const { extraMonsterZones, pendulumZones } = FORMATS[format];
  if (at.pile === 'pendulum') return pendulumZones !== 'none';
  return extraMonsterZones || !isExtraPlace(at);
};
