/** A definition with one leaf left out or changed: everything that its types permit. */
import { type Card, FIELD_ZONES, SPELL_TRAP_ZONES, ZONES, type Zone } from '@spellspeed/engine/language';
import { fits, isPlainObject, type Literal, membersFor, type Shape } from './shapes.ts';

/** What `targetAnyNumber` and its like write: more cards than a player has. */
const ANY_NUMBER = 60;

type Path = readonly (string | number)[];
type Thing = Record<string, unknown>;
/** A changed definition. */
export interface Change {
  readonly card: Card;
  readonly path: Path;
  /** The parts of the definition in which the change lies, the innermost first: what an exception may ask for. */
  readonly within: readonly Thing[];
  /** What stood there, and what stands there now; nothing where it was left out. */
  readonly from: unknown;
  readonly to?: unknown;
}
interface Changed extends Omit<Change, 'card'> {
  readonly value: unknown;
}

/** The words from which a free text is replaced, and those that the definition itself gives to what it speaks of. */
export interface Words {
  readonly names: readonly string[];
  readonly series: readonly string[];
  readonly counters: readonly string[];
}

/** All definitions that differ from this one in a single leaf. */
export function* changesOf(card: Card, shape: Shape, words: Words): Generator<Change> {
  const free = [words.names, words.series, words.counters];
  // What is changed one leaf at a time still has the shape of a card.
  for (const { value, ...change } of changesIn(card, shape, { key: '', free, bound: [] }))
    yield { ...change, card: value as Card };
}

interface Around {
  /** The field in which a value stands, also of a list's items. */
  readonly key: string;
  /** Words of one kind, of which one can stand for another. */
  readonly free: readonly (readonly string[])[];
  /** What the parts of an effect call each other. */
  readonly bound: readonly string[];
}
function* changesIn(value: unknown, shape: Shape, around: Around): Generator<Changed> {
  if (Array.isArray(value)) yield* changesInList(value, shape, around);
  else if (isPlainObject(value)) yield* changesInObject(value, shape, enter(value, around));
}
const enter = (value: Thing, around: Around): Around =>
  'effect' in value && typeof value.effect === 'string' ? { ...around, bound: boundIn(value) } : around;

function* changesInObject(value: Thing, shape: Shape, around: Around): Generator<Changed> {
  const [member] = membersFor(value, shape);
  for (const [key, inner] of Object.entries(value)) {
    const at = { path: [key], within: [value], from: inner };
    const field = member?.get(key);
    if (field?.isOptional) yield { ...at, value: without(value, key) };
    const inThis = { ...around, key };
    for (const to of othersInObject(value, key, shape, inThis)) {
      const other = { ...value, [key]: to };
      if (!isMoreThanMost(other)) yield { ...at, value: other, to };
    }
    for (const change of field ? changesIn(inner, field.shape, inThis) : [])
      yield {
        ...change,
        value: { ...value, [key]: change.value },
        path: [key, ...change.path],
        within: [...change.within, value],
      };
  }
}
/** "at least 2 and at most 1": the types permit it, and no definition says it. */
const isMoreThanMost = ({ min, max }: Thing): boolean =>
  typeof min === 'number' && typeof max === 'number' && min > max;
/** What else can stand in a field, also where that makes the object another member of its union. */
const othersInObject = (value: Thing, key: string, shape: Shape, around: Around): readonly Literal[] => {
  const { [key]: leaf } = value;
  if (!isLeaf(leaf)) return [];
  const fields = shape.objects.flatMap((object) => object.get(key)?.shape ?? []);
  return othersOf(leaf, fields, around).filter((other) => fits({ ...value, [key]: other }, shape));
};

function* changesInList(value: readonly unknown[], { items }: Shape, around: Around): Generator<Changed> {
  if (!items) return;
  if (value.every(isZone) && items.literals.has('deck')) {
    yield* otherPlaces(value).map((to) => ({ value: to, path: [], within: [], from: value, to }));
    return;
  }
  // A filter without a test means any card; an empty list of anything else means nothing.
  const mayBeEmpty = items.objects.some((object) => object.has('test'));
  for (const [index, inner] of value.entries()) {
    const at = { path: [index], within: [], from: inner };
    if (value.length > 1 || mayBeEmpty) yield { ...at, value: value.toSpliced(index, 1) };
    for (const to of isLeaf(inner) ? othersOf(inner, [items], around) : [])
      if (!value.includes(to)) yield { ...at, value: value.with(index, to), to };
    for (const change of changesIn(inner, items, around))
      yield { ...change, value: value.with(index, change.value), path: [index, ...change.path] };
  }
}

const isZone = (value: unknown): value is Zone => (ZONES as readonly unknown[]).includes(value);
/** Zones that a text names with one word: all there are, all but the field, the field. */
const TOGETHER: readonly (readonly Zone[])[] = [
  ZONES,
  ['deck', 'hand', 'gy', 'banished', 'extra', 'nowhere'],
  FIELD_ZONES,
  SPELL_TRAP_ZONES,
];
/** What a text can put in their stead. */
const PLACES: readonly (readonly Zone[])[] = [
  ['hand'],
  ['deck'],
  ['gy'],
  ['banished'],
  ['extra'],
  FIELD_ZONES,
];
/** Other places: one left out, one put in place of another. */
const otherPlaces = (zones: readonly Zone[]): readonly (readonly Zone[])[] => {
  const whole = TOGETHER.find((all) => all.every((zone) => zones.includes(zone))) ?? [];
  const named = [whole, ...zones.filter((zone) => !whole.includes(zone)).map((zone) => [zone])].filter(
    ({ length }) => length > 0,
  );
  return named.flatMap((place) => {
    const rest = zones.filter((zone) => !place.includes(zone));
    const others = PLACES.filter((other) => !other.some((zone) => zones.includes(zone)));
    return [...(rest.length > 0 ? [rest] : []), ...others.map((other) => [...rest, ...other])];
  });
};

/** What can stand in place of a leaf. */
const othersOf = (
  leaf: Literal,
  shapes: readonly Shape[],
  { key, free, bound }: Around,
): readonly Literal[] => {
  const words = shapes.flatMap(({ literals }) => [...literals]);
  if (words.includes(leaf)) return [...new Set(words)].filter((word) => word !== leaf);
  // "Any number" is as many as there could be: one more is no other number.
  if (leaf === ANY_NUMBER) return [ANY_NUMBER - 1];
  if (typeof leaf === 'number') return [leaf + 1, ...(leaf > 1 ? [leaf - 1] : [])];
  // A name that parts of an effect give to cards means something where it is referred to.
  if (typeof leaf !== 'string' || key === 'as') return [];
  if (bound.includes(leaf)) return bound.filter((name) => name !== leaf);
  return free.flatMap((kind) => (kind.includes(leaf) ? [kind[kind[0] === leaf ? 1 : 0] ?? leaf] : []));
};

const isLeaf = (value: unknown): value is Literal => typeof value !== 'object';
const without = ({ ...rest }: Thing, key: string): Thing => {
  delete rest[key];
  return rest;
};
/** The names that an effect gives to cards and numbers. */
const boundIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'as' in part && typeof part.as === 'string' ? [part.as] : [];
  return [...new Set([...own, ...Object.values(part).flatMap(boundIn)])];
};
