/**
 * The normal form of a definition. Two values that say the same in other ways have one normal form: what a noun implies is said, the
 * order of tests and the names of bound cards are settled, names that nobody asks for are gone. Definitions are compared in it.
 */
import {
  type ActionOf,
  type Cause,
  DAMAGE_STEP_TIMINGS,
  type Effect,
  type EventPattern,
  FIELD_ZONES,
  type Filter,
  isFieldZone,
  isPendulumEffect,
  type Modifier,
  type Reference,
  type Summoning,
  type Test,
  type TestName,
  type Zone,
} from '@spellspeed/engine/language';
import { asSpokenOf } from '../memory.ts';
import { isSameForDef } from './durations.ts';
import { hasNoClass } from './effects.ts';
import { asMonster, withoutImpliedFace } from './filters.ts';
import { isTheField, sameZones } from './places.ts';
import { withoutImpliedNever } from './summoning.ts';
import { allOf as conditionsIn, isAboutThis, isBothMainPhases } from './times.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The normal form of a definition or of a part of it. */
export const normalForm = <Part>(part: Part): Part => renamed(normal(withoutSecondNames(part))) as Part;

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
      .map(([name, value]) => [name, isConjuncts(said, name) ? inOrder(normal(value)) : normal(value)]),
  );
};
/** Of what must hold together, nothing comes first. */
const isConjuncts = ({ if: asked }: Fields, name: string): boolean => asked === 'all' && name === 'of';
const inOrder = (all: unknown): unknown =>
  isList(all) ? all.toSorted((left, right) => compare(JSON.stringify(left), JSON.stringify(right))) : all;
/** With what its kind implies said, and without what its kind leaves open. */
const asImplied = (fields: Fields): Fields => {
  if (isCounted(fields)) return { ...fields, filter: withoutImpliedFace(fields.filter) };
  if (isOfOne(fields)) return asImplied(fields.of[0]);
  if (isOfBattle(fields)) return { ...fields, filter: asMonster(withoutItsSide(fields)) };
  // One of the materials: a material is a monster.
  if (isList(fields.including) && isFilter(fields.including))
    return { ...fields, including: asMonster(fields.including) };
  if (typeof fields.event === 'string') return asMoved(ofMonsters(fields, fields.event));
  if (typeof fields.effect === 'string')
    return ofEffect(permittedByName(notInBattle(askedOnce(asUsed(fields as unknown as Effect)))));
  if (typeof fields.normal === 'object') return { ...withoutImpliedNever(fields as unknown as Summoning) };
  if (fields.cards === 'referenced') return withoutIdleStill(fields);
  if (fields.do === 'each-player') return ofEachPlayer(fields as unknown as ActionOf<'each-player'>);
  if (fields.do === 'apply') return ofApply(fields as unknown as ActionOf<'apply'>);
  if (fields.do === 'special-summon') return without(fields, 'properly');
  // Of a Token its name says which archetype it belongs to, and no text what number it has.
  if (fields.frame === 'token') return without(without(fields, 'passcode'), 'series');
  if (fields.modifies === 'cannot-special-summon' && Array.isArray(fields.card))
    return { ...fields, card: withoutMonster(fields.card as Filter) };
  if (fields.modifies === 'not-destroyed-by-battle' && isNamedFilter(fields.with))
    return { ...fields, with: asMonster(fields.with) };
  if (fields.ref === 'event' && 'at' in fields)
    return asSpokenOf(fields as unknown as Reference) as unknown as Fields;
  return fields;
};
/** Only monsters are Special Summoned. */
const withoutMonster = (filter: Filter): Filter =>
  filter.flatMap((test): Filter => {
    if (test.test === 'not') return [{ ...test, filter: withoutMonster(test.filter) }];
    return test.test === 'kind' && test.kind === 'monster' ? [] : [test];
  });
/** A filter that asks for something. */
const isNamedFilter = (part: unknown): part is Filter => isList(part) && isFilter(part);
const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
/** "all" of one thing is that thing. */
const isOfOne = (fields: Fields): fields is Fields & { readonly of: readonly [Fields] } =>
  fields.if === 'all' && Array.isArray(fields.of) && fields.of.length === 1;
/** Nothing must still hold of it. */
const withoutIdleStill = (fields: Fields): Fields =>
  Array.isArray(fields.still) && fields.still.length === 0 ? without(fields, 'still') : fields;
const IN_BATTLE: readonly unknown[] = ['attacker', 'attack-target', 'battling', 'opponent-in-battle'];
/** What takes part in a battle is a monster. */
const isOfBattle = (fields: Fields): fields is Fields & { readonly filter: Filter } =>
  fields.if === 'matches' && IN_BATTLE.includes((fields.what as Fields).ref);
/** Whose monster of the battle is asked of, the question says. */
const withoutItsSide = ({ what, filter }: Fields & { readonly filter: Filter }): Filter => {
  const { ref, side } = what as Fields;
  return ref === 'battling'
    ? filter.filter((test) => !(test.test === 'in' && test.side === side && isTheField(test.zones)))
    : filter;
};
/** What battles, attacks or is Summoned is a monster. */
const ofMonsters = (fields: Fields, event: string): Fields => {
  const names = MONSTERS_OF[event] ?? (fields.inBattleWith ? ['card', 'inBattleWith'] : []);
  const monsters = names.flatMap((name) => {
    const filter = fields[name];
    return Array.isArray(filter) ? [[name, asMonster(filter as Filter)] as const] : [];
  });
  return { ...withNormalSummons(fields), ...Object.fromEntries(monsters) };
};
/** A Tribute Summon is a Normal Summon. */
const withNormalSummons = (fields: Fields): Fields =>
  Array.isArray(fields.ways) && fields.ways.includes('normal')
    ? { ...fields, ways: fields.ways.filter((way) => way !== 'tribute') }
    : fields;
const MONSTERS_OF: { readonly [event in string]?: readonly string[] } = {
  summoned: ['card'],
  'would-be-summoned': ['card'],
  'destroyed-by-battle': ['card', 'by'],
  'attack-declared': ['attacker', 'target'],
  'attack-involves': ['one', 'other'],
  'targeted-for-attack': ['card'],
  'battle-damage': ['by'],
  flipped: ['card'],
  'position-changed': ['card'],
};
/**
 * From where it moved. A monster on the field is in a Monster Zone, and so is what is destroyed by battle; a card "on the field" came
 * from there.
 */
const asMoved = (fields: Fields): Fields => {
  if (fields.event !== 'moved') return fields;
  const filter = fields.card as Filter;
  const places = filter.flatMap((test) =>
    test.test === 'in' && test.zones.every(isFieldZone) ? [test] : [],
  );
  const [place] = places;
  const said = (fields.from as readonly Zone[] | undefined) ?? place?.zones;
  const isMonster =
    isOnly(fields.by, 'battle') ||
    (withImpliedKind(filter).some((test) => isOfMonster(test)) && said?.every(isFieldZone));
  const from = isMonster ? (['monsters'] as const) : said;
  const card = place?.side === 'any' ? filter.filter((test) => test !== place) : filter;
  return { ...fields, card, ...(from && { from }) };
};
/** What was Summoned in some way lies there as a monster. */
const isOfMonster = (test: Test): boolean =>
  test.test === 'summoned' || (test.test === 'kind' && test.kind === 'monster');
/** What is destroyed by battle moves in the Damage Step: a text that is silent there need not except it. */
const notInBattle = (effect: Effect): Effect => {
  if (effect.effect !== 'trigger' || effect.damageStep !== 'forbidden') return effect;
  const on = effect.on.map((event): EventPattern => {
    if (event.event !== 'moved' || !event.by || event.by.join() !== NOT_BY_BATTLE.join()) return event;
    const { by: _, ...rest } = event;
    return rest;
  });
  return { ...effect, on };
};
/** What is for every timing of the Damage Step need not be permitted there. */
const permittedByName = (effect: Effect): Effect => {
  if (!('damageStep' in effect) || effect.damageStep !== 'permitted') return effect;
  const named = conditionsIn(effect.condition).some(
    (one) => one.if === 'timing' && DAMAGE_STEP_TIMINGS.every((timing) => one.timings.includes(timing)),
  );
  if (!named) return effect;
  const { damageStep: _, ...rest } = effect;
  return rest;
};
const NOT_BY_BATTLE: readonly Cause[] = ['effect', 'cost', 'summon', 'rule'];
const isOnly = (all: unknown, one: string): boolean =>
  Array.isArray(all) && all.length === 1 && all[0] === one;
/** An Ignition Effect is used in the own Main Phase. */
const asUsed = (effect: Effect): Effect => {
  if (effect.effect !== 'ignition' || !effect.condition) return effect;
  const { condition, ...rest } = effect;
  const of = conditionsIn(condition).filter(
    (one) =>
      !(one.if === 'turn' && one.of === 'you') && !(one.if === 'phase' && isBothMainPhases(one.phases)),
  );
  return of.length === 0 ? rest : { ...rest, condition: { if: 'all', of } };
};
/** What is asked again at resolution is asked at the activation, too. */
const askedOnce = (effect: Effect): Effect => {
  if (!('alsoAtResolution' in effect && effect.alsoAtResolution && effect.condition)) return effect;
  const { condition, ...rest } = effect;
  const again = JSON.stringify(normal(effect.alsoAtResolution));
  const of = conditionsIn(condition).filter((one) => JSON.stringify(normal(one)) !== again);
  return of.length === 0 ? rest : { ...rest, condition: { if: 'all', of } };
};
/** Where on the field a card works is a matter of its kind; where it has come to, of what happened to it. */
const ofEffect = (effect: Effect): Fields => {
  const isMoved =
    effect.effect === 'trigger' && effect.on.some((event) => event.event === 'moved' && isAboutThis(event));
  const isOnField = effect.from.every(isFieldZone) && !isPendulumEffect(effect);
  const { from, ...rest } = withoutImpliedClass(effect);
  return isMoved ? rest : { ...rest, from: isOnField ? FIELD_ZONES : from };
};
/** That it has no class is not said where the rules say it. */
const withoutImpliedClass = (effect: Effect): Effect => {
  if (effect.effect !== 'continuous' || !hasNoClass(effect)) return effect;
  const { unclassified: _, ...rest } = effect;
  return rest;
};
/** "each player draws": said of both, or done by each. */
const ofEachPlayer = (each: ActionOf<'each-player'>): Fields => {
  const { action } = each;
  const isByPlayer =
    action.do === 'draw' || action.do === 'gain-life-points' || action.do === 'lose-life-points';
  return isByPlayer && action.by === 'you' ? { ...action, by: 'any' } : { ...each };
};
/** "ATK/DEF" is one change where it may be one. What lasts as long as this card stays, or as its own card does, is the same for this card. */
const ofApply = (action: ActionOf<'apply'>): Fields => {
  const isOwn = action.affects.affects === 'referenced' && action.affects.what.ref === 'this';
  const until = isOwn && action.until === 'while-it-stays' ? 'while-face-up' : action.until;
  return { ...action, until };
};

/** Whether there are such cards, or how many: a face-down card on the field is none of them if it would have to show what it is. */
const isCounted = (fields: Fields): fields is Fields & { readonly filter: Filter } =>
  fields.if === 'exist' || fields.count === 'cards';

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
  'special-summoned-by',
  'attribute-of-material',
  'special-summon-only',
  'pointed-to-by',
  'linked',
  'co-linked-to',
  'listed-by',
  'lists-name',
  'lists',
  'this-turn',
  'activated-effect',
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

/** What the text points to has a way to be pointed to: a second name for it says nothing more. */
const withoutSecondNames = (part: unknown): unknown => {
  const known = new Map<string, unknown>();
  const find = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Fields;
    if (fields.cards === 'referenced' && typeof fields.as === 'string') known.set(fields.as, fields.what);
    for (const inner of Object.values(value)) find(inner);
  };
  find(part);
  if (known.size === 0) return part;
  const dissolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(dissolved);
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Fields;
    if (fields.ref === 'bound' && known.has(String(fields.name))) return known.get(String(fields.name));
    const said = fields.cards === 'referenced' ? without(fields, 'as') : fields;
    return Object.fromEntries(Object.entries(said).map(([name, inner]) => [name, dissolved(inner)]));
  };
  return dissolved(part);
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
