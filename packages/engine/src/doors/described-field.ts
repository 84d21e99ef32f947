/** With what a duel may begin in the middle: the shape of a described field, and which card can lie where. */

import type { FieldEntry, FieldOptions, FieldSide, PlacedEntry } from '../described-field.ts';
import { placesOf } from '../field-places.ts';
import { cardsOfField } from '../from-field.ts';
import type { CardPool } from '../state/pool.ts';
import type { PoolCard } from '../state/pool-card.ts';
import { DEFAULT_FORMAT, FORMATS } from '../vocabulary/formats.ts';
import type { Passcode } from '../vocabulary/ids.ts';
import { BATTLE_POSITIONS, SUMMONS } from '../vocabulary/kinds.ts';
import { PHASES } from '../vocabulary/phases.ts';
import { PLACES, type Zone } from '../vocabulary/zones.ts';
import {
  anyBoolean,
  anything,
  type Check,
  inWords,
  listOf,
  type Mistake,
  mapOf,
  mistake,
  oneOf,
  openRecord,
  record,
  whole,
} from './check.ts';
import { aPasscode, aPlayerNumber, aSeed } from './shared.ts';

/** Far more than any duel has. */
const MOST = {
  cards: 500,
  lifePoints: 1_000_000_000,
  turn: 1_000_000,
  counters: 10_000,
  kinds: 100,
} as const;

/** The shape of an entry; what it may say where is looked at afterwards. */
const cards: Check = (value, path) => listOf(aCard, MOST.cards)(value, path);
const ENTRY: { readonly [K in keyof Required<Omit<FieldEntry, 'card'>>]: Check } = {
  position: oneOf(BATTLE_POSITIONS),
  face: oneOf(['up', 'down']),
  thisTurn: anyBoolean,
  place: whole(0, PLACES.monsters - 1),
  owner: aPlayerNumber,
  way: oneOf([...SUMMONS, 'set', 'activated', 'moved']),
  properly: anyBoolean,
  counters: mapOf(whole(0, MOST.counters), MOST.kinds),
  materials: cards,
  equips: cards,
};
const aCard: Check = (value, path) =>
  typeof value === 'number' ? aPasscode(value, path) : record({ card: aPasscode }, ENTRY)(value, path);
const SIDE: { readonly [K in keyof Required<FieldSide>]: Check } = {
  lifePoints: whole(1, MOST.lifePoints),
  hand: cards,
  monsters: cards,
  spells: cards,
  field: aCard,
  pendulum: cards,
  gy: cards,
  banished: cards,
  deck: cards,
  extra: cards,
};
const aField = openRecord(
  { sides: listOf(record({}, SIDE), 2, 2) },
  {
    pool: anything,
    format: oneOf(Object.keys(FORMATS)),
    seed: aSeed,
    askEveryWindow: anyBoolean,
    turn: whole(1, MOST.turn),
    turnPlayer: aPlayerNumber,
    phase: oneOf(PHASES),
    start: anyBoolean,
  },
);

/** Where a card lies, if it is not equipped to another. */
type Stand = Zone | 'equipped';
const standOf = ({ zone, host }: PlacedEntry): Stand =>
  host !== null && zone === 'spells' ? 'equipped' : zone;

const isFieldSpell = ({ card }: PoolCard): boolean => card.kind === 'spell' && card.property === 'Field';
const isPendulum = ({ monster }: PoolCard): boolean => monster?.abilities.includes('pendulum') ?? false;
/** What should lie there instead of this card; undefined if it may. */
const expectedThere = (known: PoolCard, stand: Stand, { face }: FieldEntry): string | undefined => {
  switch (stand) {
    case 'monsters':
    case 'material':
      return known.monster === null ? 'a monster' : undefined;
    case 'spells':
      if (isFieldSpell(known)) return 'a Spell or Trap that is no Field Spell';
      return known.monster?.frame === 'normal' ? 'a Spell or Trap' : undefined;
    case 'field':
      return isFieldSpell(known) ? undefined : 'a Field Spell';
    case 'pendulum':
      return isPendulum(known) ? undefined : 'a Pendulum Monster';
    case 'extra':
      return known.inExtraDeck || (isPendulum(known) && face === 'up')
        ? undefined
        : 'a monster of the Extra Deck, or a face-up Pendulum Monster';
    case 'hand':
    case 'deck':
      return known.inExtraDeck ? 'no monster of the Extra Deck' : undefined;
    case 'equipped':
    case 'gy':
    case 'banished':
    case 'nowhere':
      return undefined;
  }
};
/** A Token exists on the field only, face-up; a Link Monster has no Defense Position. (stats.turn-face-down.tokens-cannot, monsters.token.not-xyz-material) */
const impossible = ({ monster }: PoolCard, stand: Stand, entry: FieldEntry): string | undefined => {
  if (monster?.frame === 'token' && stand !== 'monsters' && stand !== 'equipped')
    return 'no Token but on the field';
  if (monster?.frame === 'token' && entry.face === 'down') return 'a Token face-up';
  const isTurned = entry.position === 'defense' || entry.face === 'down';
  return monster?.frame === 'link' && stand === 'monsters' && isTurned
    ? 'a Link Monster face-up in Attack Position'
    : undefined;
};
/** What it has, but cannot have there. */
const burdened = (known: PoolCard, { entry, zone, path }: PlacedEntry): Mistake | undefined => {
  const { materials = [], equips = [], counters = {}, face } = entry;
  if (materials.length > 0 && (zone !== 'monsters' || known.monster?.frame !== 'xyz'))
    return mistake(`${path}.materials`, materials, 'none but under an Xyz Monster in a Monster Zone');
  // (stats.equip.needs-a-face-up-monster)
  if (equips.length > 0 && (zone !== 'monsters' || face === 'down'))
    return mistake(`${path}.equips`, equips, 'none but on a face-up monster in a Monster Zone');
  // (stats.counter.not-on-face-down-cards)
  return Object.values(counters).some((count) => count > 0) && face === 'down'
    ? mistake(`${path}.counters`, counters, 'none on a face-down card')
    : undefined;
};

const wrongCard =
  (pool: CardPool) =>
  (card: PlacedEntry): Mistake | undefined => {
    const { entry, path } = card;
    const known = pool.get(entry.card as Passcode);
    if (known === undefined) return mistake(path, entry.card, 'the passcode of a card of the pool');
    const stand = standOf(card);
    const expected = expectedThere(known, stand, entry) ?? impossible(known, stand, entry);
    return expected === undefined
      ? burdened(known, card)
      : { path, found: inWords(known.card.name), expected };
  };

const wrongIn = (pool: CardPool, { sides, format = DEFAULT_FORMAT }: FieldOptions): Mistake | undefined => {
  const placed = cardsOfField(sides, pool);
  const count = placed.length;
  if (count > MOST.cards)
    return { path: 'sides', found: `${count} cards`, expected: `at most ${MOST.cards} cards` };
  for (const card of placed) {
    const wrong = wrongCard(pool)(card);
    if (wrong) return wrong;
  }
  const without = placed[placesOf(placed, format).indexOf(null)];
  return without && mistake(without.path, without.entry.card, 'a zone that the format has and that is free');
};

/** The first thing that is wrong with a described field; `options` has been read into plain values. */
export const wrongField = (pool: CardPool, options: unknown): Mistake | undefined => {
  const wrong = aField(options, 'options');
  if (wrong) return wrong;
  const inside = wrongIn(pool, options as FieldOptions);
  return inside && { ...inside, path: `options.${inside.path}` };
};
