/** A field in which an effect could be used: what its filters speak of lies where they say, and its own card where it is used from. */
import type { FieldEntry, FieldOptions } from '@spellspeed/engine';
import type { Card, Effect, Filter, Zone } from '@spellspeed/engine/language';
import { candidates, namedCard } from './candidates.ts';
import { isFilter, placeMade, placeMaterials, placeSummoned } from './materials.ts';
import { emptySide, inExtra, monsterOf, plain, put, type Side, withMaterials } from './side.ts';

/** Where the card itself is: all its own places are tried. */
export const OWN_PLACES = ['hand', 'field', 'gy', 'banished', 'extra', 'set'] as const;
export type OwnPlace = (typeof OWN_PLACES)[number];
export interface Situation {
  readonly own: OwnPlace;
  /** Whose turn it is: its player's, or the other's. */
  readonly turnPlayer: 0 | 1;
  readonly phase: 'main1' | 'battle' | 'standby' | 'end' | 'draw';
}
/** All filters of an effect, those inside of others left to these. */
export const filtersIn = (part: unknown): readonly Filter[] => {
  if (typeof part !== 'object' || part === null) return [];
  if (isFilter(part)) return [part, ...part.flatMap(filtersInTest)];
  return Object.values(part).flatMap(filtersIn);
};
const filtersInTest = (test: Filter[number]): readonly Filter[] =>
  test.test === 'attached-to' || test.test === 'equipped-to' || test.test === 'has-material'
    ? filtersIn(Object.values(test))
    : [];

const FIELD_ZONES: readonly Zone[] = ['monsters', 'spells', 'field', 'pendulum'];
/** How a monster has come that was Summoned so. */
const CAME: {
  readonly [way in Extract<Filter[number], { test: 'summoned' }>['way']]?: NonNullable<FieldEntry['way']>;
} = {
  normal: 'normal',
  'normal-or-set': 'normal',
  special: 'special',
};
/** Puts what the filter speaks of where it says. */
const placeFor = (filter: Filter, sides: readonly [Side, Side], own: Card): void => {
  const where = filter.find((test) => test.test === 'in');
  const zones: readonly Zone[] = where?.test === 'in' ? where.zones : FIELD_ZONES;
  const whose = where?.test === 'in' ? where.side : 'any';
  const down = filter.some((test) => test.test === 'face' && test.face === 'down');
  const isDefense = filter.some((test) => test.test === 'position' && test.position === 'defense');
  const isAttack = filter.some((test) => test.test === 'position' && test.position === 'attack');
  const summoned = filter.find((test) => test.test === 'summoned');
  const way = summoned?.test === 'summoned' ? CAME[summoned.way] : undefined;
  const counter = filter.find((test) => test.test === 'counters');
  const more: Omit<FieldEntry, 'card'> = {
    ...(way && { way }),
    ...(down ? { face: 'down' as const, position: 'defense' as const } : {}),
    ...(isDefense ? { position: 'defense' as const } : {}),
    ...(isAttack ? { position: 'attack' as const } : {}),
    ...(counter?.test === 'counters' ? { counters: { [counter.counter]: 3 } } : {}),
  };
  const found = candidates(filter, 3).filter(
    ({ name }) => name !== own.name || filter.some(({ test }) => test === 'named'),
  );
  for (const card of found.slice(0, 2))
    for (const zone of zones) {
      const onMonsters = zone === 'monsters';
      if (whose !== 'opponent') put(sides[0], zone, card, onMonsters ? more : {});
      if (whose !== 'you') put(sides[1], zone, card, onMonsters ? more : {});
    }
};

/** Cards that move others about: what waits for something gets it. */
const MOVERS = [
  'Dark Hole',
  'Monster Reborn',
  'Foolish Burial',
  'Mystical Space Typhoon',
  'Polymerization',
  'Book of Moon',
];
const fill = (side: Side): void => {
  const normals = candidates(
    [
      { test: 'kind', kind: 'monster' },
      { test: 'frame', frame: 'normal' },
    ],
    6,
  );
  const strong = namedCard('Blue-Eyes White Dragon');
  for (const card of plain(2)) put(side, 'hand', card);
  for (const card of plain(2)) put(side, 'gy', card);
  while (side.monsters.length < 2)
    side.monsters.push(Number((side.monsters.length === 0 ? strong : plain(1)[0])?.passcode ?? 0));
  if (side.spells.length === 0) {
    const trap = candidates(
      [
        { test: 'kind', kind: 'trap' },
        { test: 'property', property: 'Normal' },
      ],
      1,
    )[0];
    if (trap) put(side, 'spells', trap);
  }
  const open = candidates(
    [
      { test: 'kind', kind: 'spell' },
      { test: 'property', property: 'Continuous' },
    ],
    1,
  )[0];
  if (open && side.spells.length < 4) put(side, 'spells', open);
  for (const card of [...normals, ...normals, ...normals]) put(side, 'deck', card);
  // What is searched for does not lie on top, where it would be sent away.
  side.deck.unshift(...normals.map(({ passcode }) => Number(passcode)));
};
const ownEntry = (card: Card, { own }: Situation, sides: readonly [Side, Side]): void => {
  const [side] = sides;
  const code: FieldEntry = { card: Number(card.passcode) };
  const isMonster = card.kind === 'monster';
  if (own === 'hand') side.hand.unshift(code);
  if (own === 'gy') side.gy.push(code);
  if (own === 'banished') side.banished.push(code);
  if (own === 'extra') side.extra.push(code);
  if (own === 'field' && isMonster)
    side.monsters.unshift(withMaterials({ ...code, position: 'attack' }, card));
  if (own === 'field' && !isMonster) {
    if (card.property === 'Field') side.field = code;
    else if (card.property === 'Equip')
      side.monsters.unshift({ card: Number(plain(1)[0]?.passcode ?? 0), equips: [code] });
    else side.spells.unshift(code);
  }
  if (own === 'set') {
    if (isMonster) side.monsters.unshift({ ...code, face: 'down', position: 'defense' });
    else if (card.property === 'Field') side.hand.unshift(code);
    else side.spells.unshift({ ...code, face: 'down' });
  }
};
/** One that wins every battle and one that loses it. */
const placeFoes = (side: Side): void => {
  const [weak] = candidates(
    [...monsterOf(1).filter(({ test }) => test !== 'level'), { test: 'stat', stat: 'atk', max: 300 }],
    1,
  );
  for (const foe of [namedCard('Blue-Eyes White Dragon'), weak])
    if (foe) side.monsters.push({ card: Number(foe.passcode), position: 'attack' });
};
/** The field, without the pool; its card is player 0's. */
export const fieldFor = (card: Card, effect: Effect, situation: Situation): Omit<FieldOptions, 'pool'> => {
  const sides = [emptySide(), emptySide()] as const;
  ownEntry(card, situation, sides);
  if (situation.own === 'extra' || situation.own === 'hand') placeMaterials(card, sides[0]);
  placeMade(card, effect, sides[0]);
  placeSummoned(effect, sides[0]);
  placeFoes(sides[1]);
  for (const filter of filtersIn(effect)) placeFor(filter, sides, card);
  for (const name of MOVERS) {
    const mover = namedCard(name);
    if (mover) for (const side of sides) put(side, 'hand', mover);
  }
  for (const side of sides) fill(side);
  // A copy to be drawn, searched or sent.
  if (!inExtra(card)) sides[0].deck.unshift(Number(card.passcode));
  return { turnPlayer: situation.turnPlayer, phase: situation.phase, turn: 5, sides };
};

const isOnField = (zone: Zone): boolean => FIELD_ZONES.includes(zone);
/** What is tried, in this order. */
export const situationsOf = (card: Card, effect: Effect): readonly Situation[] => {
  const places = ownPlacesOf(card, effect);
  const when = [
    { turnPlayer: 0, phase: 'main1' },
    { turnPlayer: 1, phase: 'main1' },
    { turnPlayer: 0, phase: 'battle' },
    { turnPlayer: 1, phase: 'battle' },
    { turnPlayer: 0, phase: 'standby' },
    { turnPlayer: 0, phase: 'end' },
    { turnPlayer: 1, phase: 'standby' },
    { turnPlayer: 1, phase: 'end' },
  ] as const;
  return when.flatMap((time) => places.map((own) => ({ own, ...time })));
};
const ownPlacesOf = (card: Card, effect: Effect): readonly OwnPlace[] => {
  if (effect.effect === 'card-activation') return card.kind === 'trap' ? ['set'] : ['hand', 'set'];
  const from = effect.from ?? [];
  const places = new Set<OwnPlace>();
  if (from.some(isOnField)) places.add('field');
  for (const zone of ['hand', 'gy', 'banished'] as const) if (from.includes(zone)) places.add(zone);
  if (effect.effect === 'trigger') {
    // What waits for its own Summon, or for leaving the field, begins elsewhere.
    places.add('field');
    places.add(inExtra(card) ? 'extra' : 'hand');
    places.add('set');
  }
  return [...places];
};
