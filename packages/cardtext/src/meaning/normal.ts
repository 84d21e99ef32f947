/**
 * The normal form of a definition. Two values that say the same in other ways have one normal form: what a noun implies is said, the
 * order of tests and the names of bound cards are settled, names that nobody asks for are gone. Definitions are compared in it.
 */
import {
  type ActionOf,
  type Condition,
  type Effect,
  FIELD_ZONES,
  type Filter,
  isFieldZone,
  isPendulumEffect,
  type Modifier,
  type Reference,
  type Test,
  type TestName,
  type Zone,
} from '@spellspeed/engine/language';
import { asSpokenOf } from '../memory.ts';
import { isSameForDef } from './durations.ts';
import { asMonster, withoutIdleFace } from './filters.ts';
import { isTheField, sameZones } from './places.ts';
import { allOf, isAboutThis } from './times.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The normal form of a definition or of a part of it. */
export const normalForm = <Part>(part: Part): Part => renamed(normal(part)) as Part;

const normal = (part: unknown): unknown => {
  if (isList(part)) return isFilter(part) ? normalFilter(part) : mergedStats(part.map(normal));
  if (typeof part !== 'object' || part === null) return part;
  return normalFields(part as Fields);
};
/** ATK and DEF that change alike are one change. */
const mergedStats = (all: readonly unknown[]): readonly unknown[] =>
  all.flatMap((one, index) => {
    const [before, next] = [all[index - 1], all[index + 1]].map((other) => other as Modifier | undefined);
    const modifier = one as Modifier;
    if (isChangedAlike(before, modifier)) return [];
    return isChangedAlike(modifier, next) ? [{ ...modifier, modifies: 'atk-def' }] : [one];
  });
const isChangedAlike = (atk: Modifier | undefined, def: Modifier | undefined): boolean =>
  isSameForDef(atk, def) && atk?.modifies === 'atk' && (atk.how === 'raise' || atk.how === 'set-original');
const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part);
const isFilter = (part: readonly unknown[]): part is Filter =>
  part.length > 0 && part.every((one) => typeof one === 'object' && one !== null && 'test' in one);
const normalFields = (fields: Fields): Fields => {
  const said = asImplied(fields);
  return Object.fromEntries(
    Object.entries(said)
      .filter(([, value]) => value !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, value]) => [name, normal(value)]),
  );
};
/** With what its kind implies said, and without what its kind leaves open. */
const asImplied = (fields: Fields): Fields => {
  if (isExistence(fields)) return { ...fields, filter: withoutIdleFace(fields.filter) };
  if (typeof fields.event === 'string') return ofMonsters(fields, fields.event);
  if (typeof fields.effect === 'string') return ofEffect(fields as unknown as Effect);
  if (fields.do === 'apply') return ofApply(fields as unknown as ActionOf<'apply'>);
  if (fields.do === 'special-summon') return without(fields, 'properly');
  if (fields.modifies === 'cannot-special-summon' && Array.isArray(fields.card))
    return { ...fields, card: withoutMonster(fields.card as Filter) };
  if (fields.ref === 'event' && 'at' in fields)
    return asSpokenOf(fields as unknown as Reference) as unknown as Fields;
  return fields;
};
/** Only monsters are Special Summoned. */
const withoutMonster = (filter: Filter): Filter =>
  filter.filter((test) => test.test !== 'kind' || test.kind !== 'monster');
const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
/** What battles, attacks or is Summoned is a monster. */
const ofMonsters = (fields: Fields, event: string): Fields => {
  const names = MONSTERS_OF[event] ?? (fields.inBattleWith ? ['card', 'inBattleWith'] : []);
  const monsters = names.flatMap((name) => {
    const filter = fields[name];
    return Array.isArray(filter) && filter.length > 0 ? [[name, asMonster(filter as Filter)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(monsters) };
};
const MONSTERS_OF: { readonly [event in string]?: readonly string[] } = {
  summoned: ['card'],
  'would-be-summoned': ['card'],
  'destroyed-by-battle': ['card', 'by'],
  'attack-declared': ['attacker', 'target'],
  'targeted-for-attack': ['card'],
  'battle-damage': ['by'],
  flipped: ['card'],
  'position-changed': ['card'],
};
/** Where on the field a card works is a matter of its kind; where it has come to, of what happened to it. */
const ofEffect = (effect: Effect): Fields => {
  const isMoved =
    effect.effect === 'trigger' && effect.on.some((event) => event.event === 'moved' && isAboutThis(event));
  const isOnField = effect.from.every(isFieldZone) && !isPendulumEffect(effect);
  const { from, ...rest } = inItsTime(effect);
  return isMoved ? rest : { ...rest, from: isOnField ? FIELD_ZONES : from };
};
/** An Ignition Effect is for its player's own Main Phases, whether the text says so or not. (effects.ignition.window) */
const inItsTime = (effect: Effect): Effect => {
  if (effect.effect !== 'ignition') return effect;
  const { condition, ...rest } = effect;
  const others = allOf(condition).filter((one) => !isOwnMainPhase(one));
  const [only, more] = others;
  if (!only) return rest;
  return { ...rest, condition: more ? { if: 'all', of: others } : only };
};
const isOwnMainPhase = (condition: Condition): boolean =>
  (condition.if === 'turn' && condition.of === 'you') ||
  (condition.if === 'phase' && sameWords(condition.phases, ['main1', 'main2']));
const sameWords = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((one) => right.includes(one));
/** "ATK/DEF" is one change where it may be one. What lasts as long as this card stays, or as its own card does, is the same for this card. */
const ofApply = (action: ActionOf<'apply'>): Fields => {
  const isOwn = action.affects.affects === 'referenced' && action.affects.what.ref === 'this';
  const until = isOwn && action.until === 'while-it-stays' ? 'while-face-up' : action.until;
  return { ...action, until };
};

/** A card whose name is asked for lies face-up. */
const isExistence = (fields: Fields): fields is Fields & { readonly filter: Filter } => fields.if === 'exist';

// Filters -----------------------------------------------------------------------------------------------------------

const normalFilter = (filter: Filter): Filter => {
  const tests = filter.flatMap((test) => simpler(normalFields(test as unknown as Fields) as unknown as Test));
  const all = withImpliedKind(tests).map(withWholeField);
  const isNamed = all.some(({ test }) => test === 'named');
  // What a card with that name is need not be said.
  const said = isNamed ? all.filter(({ test }) => test !== 'kind') : all;
  return said.toSorted((left, right) => compare(keyOf(left), keyOf(right)));
};
const keyOf = (test: Test): string => `${test.test} ${JSON.stringify(test)}`;
const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** "not this card" is "other than this card", `"A" or "B"` one list of names. */
const simpler = (test: Test): Filter => {
  if (test.test === 'not') return others(test.filter) ?? [test];
  if (test.test !== 'either') return [test];
  if (test.filters.length === 1) return test.filters[0] ?? [];
  const names = test.filters.map(([one, more]) => (one?.test === 'named' && !more ? one.names : undefined));
  const all = names.flatMap((one) => one ?? []);
  return names.includes(undefined) ? [test] : [{ test: 'named', names: all }];
};
const others = ([only, more]: Filter): Filter | undefined => {
  if (more || !only) return undefined;
  if (only.test === 'is') return [{ test: 'other-than', what: only.what }];
  if (only.test !== 'either') return undefined;
  const all = only.filters.map(others);
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
};

const SAYS_ITS_KIND: readonly TestName[] = ['kind', 'named', 'is', 'equip-card', 'attached-to'];
const SPEAKS_OF_MONSTERS: readonly TestName[] = [
  'position',
  'race',
  'attribute',
  'level',
  'rank',
  'link-rating',
  'stat',
  'ability',
  'frame',
  'effect-monster',
  'summoned',
  'summoned-using',
  'special-summoned-from',
  'special-summon-only',
  'pointed-to-by',
  'linked',
  'this-turn',
  'has-material',
  'in-extra-monster-zone',
];
/** The noun of the phrase says what kind of card it is, even if no test does. */
const withImpliedKind = (filter: Filter): Filter => {
  const isSaid = filter.some((test) => SAYS_ITS_KIND.includes(test.test) || isToken(test) || isOfKinds(test));
  if (isSaid || isOnlyIn(filter, (zones) => sameZones(zones, ['pendulum']))) return filter;
  const isOfMonsters = filter.some((test) => SPEAKS_OF_MONSTERS.includes(test.test) || isNonTuner(test));
  if (isOfMonsters || isOnlyIn(filter, (zones) => sameZones(zones, ['monsters'])))
    return [...filter, { kind: 'monster', test: 'kind' }];
  const property = filter.find((test) => test.test === 'property');
  if (property?.test === 'property' && property.property === 'Counter')
    return [...filter, { kind: 'trap', test: 'kind' }];
  return property || isOnlyIn(filter, isSpellTrapZones) ? [...filter, SPELL_OR_TRAP] : filter;
};
/** What is no Tuner is a monster all the same. */
const isNonTuner = (test: Test): boolean =>
  test.test === 'not' && test.filter.some((one) => one.test === 'ability');
const SPELL_OR_TRAP: Test = {
  filters: [[{ kind: 'spell', test: 'kind' }], [{ kind: 'trap', test: 'kind' }]],
  test: 'either',
};
const isToken = (test: Test): boolean => test.test === 'frame' && test.frame === 'token';
const isOfKinds = (test: Test): boolean =>
  test.test === 'either' &&
  test.filters.some((one) => one.some((inner) => SAYS_ITS_KIND.includes(inner.test)));
const isSpellTrapZones = (zones: readonly Zone[]): boolean =>
  isTheField(zones) && !zones.includes('monsters');
const isOnlyIn = (filter: Filter, is: (zones: readonly Zone[]) => boolean): boolean => {
  const places = filter.flatMap((test) => (test.test === 'in' ? [test.zones] : []));
  return places.length > 0 && places.every(is);
};
/** "on the field" is all of it: what lies in which zone is a matter of its kind. */
const withWholeField = (test: Test): Test => {
  if (test.test !== 'in') return test;
  const onField = test.zones.filter(isFieldZone);
  const rest = test.zones.filter((zone) => !isFieldZone(zone));
  return isTheField(onField) ? { ...test, zones: [...rest, ...FIELD_ZONES] } : test;
};

// Names -------------------------------------------------------------------------------------------------------------

/** Bound cards and noted numbers are called by the order in which they come; names that nothing asks for are dropped. */
const renamed = (part: unknown): unknown => {
  const asked = new Set<string>();
  collect(part, asked);
  const names = new Map<string, string>();
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).flatMap(([name, inner]) => {
      if (name === 'as' && typeof inner === 'string')
        return asked.has(inner) || isTarget(value) ? [[name, called(inner)]] : [];
      return [[name, isAsking(value) && name === 'name' ? called(String(inner)) : rename(inner)]];
    });
    return Object.fromEntries(entries) as unknown;
  };
  const called = (name: string): string => {
    // What an event notes has its own name.
    if (name.startsWith('event-')) return name;
    const before = names.get(name) ?? `name${names.size + 1}`;
    names.set(name, before);
    return before;
  };
  return rename(part);
};
/** A target has a name even if nothing asks for it. */
const isTarget = (part: object): boolean => 'min' in part && !('cards' in part);
const isAsking = (part: object): part is { readonly name: string } =>
  'name' in part &&
  (('ref' in part && part.ref !== undefined) ||
    ('count' in part && part.count === 'noted') ||
    ('do' in part && part.do === 'link'));
const collect = (part: unknown, into: Set<string>): void => {
  if (typeof part !== 'object' || part === null) return;
  if (isAsking(part)) into.add(part.name);
  for (const inner of Object.values(part)) collect(inner, into);
};
