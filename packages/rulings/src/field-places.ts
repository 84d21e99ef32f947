/** Zones are numbered and hold one card each: every card of a described field gets its place, or it is a mistake. */
import { FORMATS, type FormatName, PLACES } from '@spellspeed/engine';
import type { ReadCard, ReadSide } from './field-card.ts';
import type { Reader } from './reader.ts';

const nameOfPlace = (zone: 'monsters' | 'spells', place: number): string => {
  if (zone === 'monsters' && place === 5) return 'extra-left';
  return zone === 'monsters' && place === 6 ? 'extra-right' : String(place + 1);
};

/** Cards that name their zone come first, the others take the free ones in order. */
const settle = (
  reader: Reader,
  zone: 'monsters' | 'spells',
  cards: readonly ReadCard[],
  blocked: readonly number[],
): void => {
  const taken = new Set<number>(blocked);
  for (const { entry, node } of cards) {
    if (entry.place === undefined) continue;
    if (taken.has(entry.place))
      reader.wrong(
        node,
        `a zone of its own: ${nameOfPlace(zone, entry.place)} is taken`,
        [],
        'a second card in one zone',
      );
    taken.add(entry.place);
  }
  const most = zone === 'monsters' ? 5 : PLACES.spells;
  const free = [0, 1, 2, 3, 4].slice(0, most).filter((place) => !taken.has(place));
  for (const { entry, node } of cards)
    if (entry.place === undefined) {
      const place = free.shift();
      if (place === undefined)
        reader.wrong(node, `no more than ${most} cards under "${zone}"`, [], 'a card without a free zone');
      else entry.place = place;
    }
};

/** The Extra Monster Zones are shared: the left one of a player is the right one of the other. */
const checkExtraZones = (reader: Reader, [a, b]: readonly [ReadSide, ReadSide]): void => {
  for (const { entry, node } of b.piles.monsters)
    if (
      entry.place !== undefined &&
      entry.place >= 5 &&
      a.piles.monsters.some((other) => other.entry.place === 11 - (entry.place ?? 0))
    )
      reader.wrong(node, 'an Extra Monster Zone that A does not use', [], 'a second card in one zone');
};

/** Gives every card of a numbered zone its place. */
export const placeCards = (
  reader: Reader,
  sides: readonly [ReadSide, ReadSide],
  format: FormatName,
): void => {
  const equips = sides.flatMap(({ player, piles }) =>
    piles.monsters.flatMap(({ attached }) =>
      attached
        .filter(({ stand }) => stand === 'equips')
        .map((card) => ({ card, holder: card.entry.owner ?? player })),
    ),
  );
  for (const { player, piles } of sides) {
    const outer = FORMATS[format].pendulumZones === 'outer-spell-trap-zones';
    const blocked = outer ? piles.pendulum.map(({ entry }) => (entry.place === 0 ? 0 : 4)) : [];
    const own = equips.filter(({ holder }) => holder === player).map(({ card }) => card);
    settle(reader, 'monsters', piles.monsters, []);
    settle(reader, 'spells', [...piles.spells, ...own], blocked);
    const [, second] = piles.field;
    if (second !== undefined) reader.wrong(second.node, 'one card in the Field Zone', [], 'a second one');
  }
  checkExtraZones(reader, sides);
};
