/** Zones are numbered and hold one card each: every card of a described field gets its place, or it is a mistake. */
import { factsOf } from '@spellspeed/cards';
import { FORMATS, type FormatName, MAIN_MONSTER_ZONES, PLACES, type Player } from '@spellspeed/engine';
import type { ReadCard, ReadSide } from './field-card.ts';
import type { Reader } from './reader.ts';

const SECOND = 'a second card in one zone';
const isExtraZone = (place: number | undefined): boolean =>
  place !== undefined && place >= MAIN_MONSTER_ZONES;
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
    if (taken.has(entry.place)) {
      const why = `${nameOfPlace(zone, entry.place)} is taken`;
      reader.trouble(node, 'zone-taken', SECOND, why);
    }
    taken.add(entry.place);
  }
  const most = zone === 'monsters' ? MAIN_MONSTER_ZONES : PLACES.spells;
  const free = [0, 1, 2, 3, 4].slice(0, most).filter((place) => !taken.has(place));
  for (const { entry, node } of cards)
    if (entry.place === undefined) {
      const place = free.shift();
      if (place === undefined)
        reader.trouble(
          node,
          'no-free-zone',
          'a card without a free zone',
          `no more than ${most} cards under "${zone}"`,
        );
      else entry.place = place;
    }
};

/** The Extra Monster Zones are shared: the left one of a player is the right one of the other. */
const checkExtraZones = (reader: Reader, [a, b]: readonly [ReadSide, ReadSide]): void => {
  for (const { entry, node } of b.piles.monsters)
    if (
      isExtraZone(entry.place) &&
      a.piles.monsters.some((other) => other.entry.place === 11 - (entry.place ?? 0))
    )
      reader.trouble(node, 'extra-zone-taken', SECOND);
};
/** Not every format has Extra Monster Zones and Pendulum Zones. */
const checkFormat = (reader: Reader, { piles }: ReadSide, format: FormatName): void => {
  const { extraMonsterZones, pendulumZones } = FORMATS[format];
  const outside = [
    ...(extraMonsterZones ? [] : piles.monsters.filter(({ entry }) => isExtraZone(entry.place))),
    ...(pendulumZones === 'none' ? piles.pendulum : []),
  ];
  for (const { node } of outside) reader.trouble(node, 'no-such-zone', `a zone that ${format} does not have`);
};

/** An equipped monster card stands with the controller of the monster, a Spell or Trap with its owner. */
const holderOf = ({ entry: { card, owner } }: ReadCard, host: Player): Player =>
  factsOf(card)?.kind === 'monster' ? host : (owner ?? host);

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
        .map((card) => ({ card, holder: holderOf(card, player) })),
    ),
  );
  for (const side of sides) {
    const { player, piles } = side;
    const outer = FORMATS[format].pendulumZones === 'outer-spell-trap-zones';
    const blocked = outer ? piles.pendulum.map(({ entry }) => (entry.place === 0 ? 0 : 4)) : [];
    const own = equips.filter(({ holder }) => holder === player).map(({ card }) => card);
    settle(reader, 'monsters', piles.monsters, []);
    settle(reader, 'spells', [...piles.spells, ...own], blocked);
    const [, second] = piles.field;
    if (second !== undefined) reader.trouble(second.node, 'second-in-field-zone', 'a second one');
    checkFormat(reader, side, format);
  }
  checkExtraZones(reader, sides);
};
