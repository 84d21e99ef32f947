/** Which applied effects are in force: of the texts that stand, those that no other takes away. */

import type { ActionOf } from '../language/action.ts';
import type { Filter } from '../language/filter.ts';
import type { Modifier, ModifierName } from '../language/modifier.ts';
import { once } from '../language/once.ts';
import { asksForOwnZone } from '../language/own-zone.ts';
import { matches } from '../meaning/filter.ts';
import { hasTargeted } from '../meaning/link-targets.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { effectKindOf } from '../meaning/scene.ts';
import type { Sight } from '../meaning/seen.ts';
import { isStill } from '../state/cards-of.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type EffectKind, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSide } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { type Active, anyHangsOnValues, type Found, findContinuousEffects, findStanding } from './active.ts';
import { isOwnChange } from './own-change.ts';

export type Named<N extends ModifierName> = Extract<Modifier, { modifies: N }>;

export type ActiveOf<N extends ModifierName> = Active<Named<N>>;

const NOTHING: readonly Active[] = [];

const isNegation = (active: Active): boolean => active.modifier.modifies === 'effects';

/** Does a negation reach a card that is not unaffected by it? */
const negates = (table: Table, negation: Active, card: CardId, all: readonly Active[]): boolean =>
  reaches(table, negation, card) &&
  !isUnaffected(
    table,
    card,
    negation.scene.source.card,
    effectKindOf(table, negation.scene),
    negation.scene,
    all.filter((each) => !beginsAfter(table, each, negation, card) && !comesTooLate(each, negation)),
  );
/**
 * A monster's own text that it is unaffected does not hold against a negation that began before it; it was there before what is equipped to it.
 * (effects.negate.lasting-negation-against-unaffected, faq.lasting-target.negation-of-the-summoned-monster-ends)
 */
const beginsAfter = (
  table: Table,
  { modifier, scene, since, activated }: Active,
  negation: Active,
  card: CardId,
) =>
  modifier.modifies === 'unaffected' &&
  !activated &&
  !negation.activated &&
  scene.source.card === card &&
  since > negation.since &&
  cardOf(table, negation.scene.source.card).host?.card !== card &&
  isStill(table, scene.source);

/** A Continuous Effect, or a change that an effect made to its own card: what is lost when the card is negated. */
const isOwn = (table: Table, active: Active): boolean =>
  !active.activated || isOwnChange(table, active) || goesWithItsCard(table, active);
/** What is applied once is not: "its effects are negated" stays. (faq.lasting-target.activated-lock-pauses-while-negated, faq.lasting-target.negation-of-the-summoned-monster-ends) */
const goesWithItsCard = (table: Table, { lasts }: Active): boolean => {
  if (lasts === null) return false;
  // The path leads to an `apply` action or an oath.
  const text = table.pool.partAt(lasts.path) as Pick<ActionOf<'apply'>, 'while'>;
  return text.while !== undefined && asksForOwnZone(text.while);
};

/**
 * The negations that stand: one that no other reaches, and of those that negate each other the earliest. Own changes of a negated
 * monster are lost too. (stats.self-change.lost-when-its-effects-are-negated)
 */
const withoutNegated = (table: Table, all: readonly Active[]): readonly Active[] => {
  if (!table.sorts.modifiers.has('effects')) return all;
  let open = all.filter(isNegation).sort((a, b) => a.since - b.since);
  if (open.length === 0) return all;
  const standing: Active[] = [];
  const isNegatedBy = (negation: Active, active: Active): boolean =>
    negation !== active &&
    !active.cannotBeNegated &&
    !isAboutLeaving(table, active) &&
    isOwn(table, active) &&
    negates(table, negation, active.scene.source.card, all);
  while (open.length > 0) {
    const safe = open.find((active) => !open.some((negation) => isNegatedBy(negation, active)));
    const [earliest] = open;
    const next = safe ?? earliest;
    if (next === undefined) break;
    standing.push(next);
    open = open.filter((active) => active !== next && !isNegatedBy(next, active));
  }
  return all.filter((active) =>
    isNegation(active)
      ? standing.includes(active)
      : !standing.some((negation) => isNegatedBy(negation, active)),
  );
};

/** Nor are Continuous Effects applied of a card that cannot be used. (wording.restriction.cannot-be-used) */
const withoutUnusable = (table: Table, all: readonly Active[]): readonly Active[] => {
  if (!table.sorts.modifiers.has('cannot-use')) return all;
  const bans = gather(all, ({ modifier, affects, scene }) =>
    modifier.modifies === 'cannot-use' && affects.affects === 'player'
      ? [{ card: modifier.card, side: affects.side, scene }]
      : [],
  );
  const isBanned = ({ source, you }: Scene): boolean =>
    bans.some(
      ({ card, side, scene }) =>
        isSide(side, scene.you, you) && matches(table, card, source.card, scene, 'all'),
    );
  return bans.length === 0 ? all : all.filter(({ activated, scene }) => activated || !isBanned(scene));
};

/** What a monster's own text makes of it when it leaves the field is done though it is negated. (faq.leaving.a-monsters-lasting-text-applies-though-negated) */
const isAboutLeaving = (table: Table, { modifier, affects, scene, activated }: Active): boolean =>
  !activated &&
  LEAVING.includes(modifier.modifies) &&
  affects.affects === 'referenced' &&
  affects.what.ref === 'this' &&
  definitionOf(table, scene.source.card).monster !== null;
const LEAVING: readonly ModifierName[] = ['banished-when-it-leaves', 'placed-on-bottom-when-it-leaves'];

type ByName = ReadonlyMap<ModifierName, readonly Active[]>;
/** What was found to be in force, and how long that holds. */
interface Kept {
  /** Before any of them takes another away. */
  readonly standing: readonly Active[];
  readonly all: readonly Active[];
  readonly byName: ByName;
  readonly hangs: boolean;
  readonly version: number;
  readonly footing: number;
}
const NOTHING_BY_NAME: ByName = new Map();

/** What hangs on nothing but where the texts stand holds until one of these changes, everything else for one version of the state. */
const isKept = (table: Table, { hangs, version, footing }: Kept): boolean =>
  version === table.version || (!hangs && footing === table.footing);

/** From now on conditions are read with these in force, as far as no other takes them away. */
const keep = (table: Table, { active, hangs }: Found): Kept => {
  const all = whatIsLeftOf(table, active);
  const { version, footing } = table;
  const isTaken = active.some(takesAway);
  const kept = {
    standing: active,
    all,
    byName: byName(all),
    hangs: hangs || isTaken,
    version,
    footing,
  };
  table.caches.applied = kept;
  return kept;
};
const whatIsLeftOf = (table: Table, standing: readonly Active[]): readonly Active[] =>
  withoutUnusable(table, withoutNegated(table, standing));
const takesAway = ({ modifier }: Active): boolean =>
  modifier.modifies === 'effects' || modifier.modifies === 'cannot-use';

/**
 * Everything in force now, found out once: what ends in the middle of a resolution is gone at once, and nothing of it is ever activated.
 * In the Damage Step it is in force as at any other time.
 * (effects.continuous.ends-mid-resolution, wording.duration.while, effects.activation.lasting-effects-no-chain, faq.resist.protections-start-no-chain,
 * damage-step.applied-effects-keep-applying)
 * (faq.continuous.unaffected-starts-in-a-resolution, faq.timing.moments-inside-a-resolution-apply-unchained-effects)
 */
export const inForce = (table: Table): readonly Active[] => keptFor(table)?.all ?? NOTHING;

/**
 * What is in force as soon as these cards have left: what they negated applies again while they are on their way, what they did
 * themselves no longer does. (faq.leaving.banished-instead-step-by-step, effects.continuous.destroyed-together)
 */
export const inForceWithout = (table: Table, leaving: readonly CardId[]): readonly Active[] => {
  const kept = keptFor(table);
  if (kept === null) return NOTHING;
  const goesWith = ({ scene, activated, lasts }: Active): boolean =>
    (!activated || lasts?.until === 'while-face-up') && leaving.includes(scene.source.card);
  if (!kept.standing.some(goesWith)) return kept.all;
  const left = (standing: readonly Active[]) => standing.filter((active) => !goesWith(active));
  return kept.standing.some((active) => takesAway(active) && goesWith(active))
    ? whatIsLeftOf(table, left(kept.standing))
    : left(kept.all);
};

const keptFor = (table: Table): Kept | null => {
  if (table.sorts.applied.length === 0 && table.state.lingering.length === 0) return null;
  const known = table.caches.applied as Kept | null;
  if (known !== null && isKept(table, known)) return known;
  // While this is being found out, conditions are read without applied effects.
  const { version, footing } = table;
  table.caches.applied = {
    standing: NOTHING,
    all: NOTHING,
    byName: NOTHING_BY_NAME,
    hangs: true,
    version,
    footing,
  };
  let found = findStanding(table);
  let kept = keep(table, found);
  // A text that hangs on a Level or another value is asked once more when what changes that value is in force.
  if (anyHangsOnValues(table)) {
    found = findStanding(table);
    kept = keep(table, found);
  }
  // What is in force may give effects that apply in turn. (effects.gain.own-and-gained-together)
  if (!table.sorts.hasGained) return kept;
  const gained: Found = { active: [], hangs: true };
  findContinuousEffects(table, 'gained', gained);
  if (gained.active.length === 0 && !isAnyGained(table)) return kept;
  return keep(table, { active: [...found.active, ...gained.active], hangs: true });
};
/** Whether a card still has what it gained hangs on much. */
const isAnyGained = (table: Table): boolean =>
  table.sorts.applied.some((card) => cardOf(table, card).gained.length > 0);

const namesPlace: (filter: Filter) => boolean = once((filter) =>
  filter.some((test) => test.test === 'in' || (test.test === 'either' && test.filters.some(namesPlace))),
);

/** Do the effects of the source not affect this card? A card on the field alone is protected. (wording.restriction.unaffected) */
export const isUnaffected = (
  table: Table,
  card: CardId,
  source: CardId,
  how: EffectKind = 'activated',
  of?: Scene,
  all?: readonly Active[],
): boolean => {
  if (!table.sorts.modifiers.has('unaffected') || !isFieldZone(cardOf(table, card).zone)) return false;
  const protecting = all === undefined ? named(table, 'unaffected') : namedIn(byName(all), 'unaffected');
  return protecting.some((active) => protects(table, active, card, { source, how, of }));
};
/** Whose effect it is, and how it is done. */
interface Doer {
  readonly source: CardId;
  readonly how: EffectKind;
  readonly of: Scene | undefined;
}
const protects = (
  table: Table,
  active: ActiveOf<'unaffected'>,
  card: CardId,
  { source, how, of }: Doer,
): boolean =>
  (active.modifier.only === undefined || active.modifier.only === how) &&
  reaches(table, active, card) &&
  // Of others, not its own. (faq.resist.own-effects-still-apply)
  matches(table, active.modifier.by, source, active.scene, 'all') &&
  !(of !== undefined && wasBroughtBy(table, active, card, of)) &&
  !(active.modifier.unless === 'targeting' && of !== undefined && hasTargeted(table, of, card));
/** Its own text does not hold against the effect that has brought it to the field. (faq.resist.what-has-been-applied-stays) */
const wasBroughtBy = (
  table: Table,
  { activated, scene }: Active,
  card: CardId,
  { resolving }: Scene,
): boolean =>
  resolving !== undefined &&
  !activated &&
  scene.source.card === card &&
  cardOf(table, card).since > resolving;
/** What an effect has applied once to certain cards stays, whatever protects them later. (faq.resist.what-has-been-applied-stays) */
const comesTooLate = (protecting: Active, applied: Active): boolean =>
  protecting.modifier.modifies === 'unaffected' &&
  applied.activated &&
  applied.fixed !== null &&
  applied.lasts?.until !== 'while-face-up' &&
  protecting.since > applied.since;
/** Does nothing keep what is applied away from the card? */
const isLetThrough = (table: Table, active: Active, card: CardId): boolean => {
  if (!table.sorts.modifiers.has('unaffected') || !isFieldZone(cardOf(table, card).zone)) return true;
  const { scene } = active;
  const doer: Doer = { source: scene.source.card, how: effectKindOf(table, scene), of: scene };
  return !named(table, 'unaffected').some(
    (each) => !comesTooLate(each, active) && protects(table, each, card, doer),
  );
};

/**
 * Does the modifier apply to this card? A text that names no place means the field. While a card is unaffected nothing applies to it that does so all
 * the time. (faq.resist.lasting-effects-stop-applying, faq.resist.unaffected-monster-is-destroyed-by-battle)
 */
export const appliesTo = (table: Table, active: Active, card: CardId): boolean =>
  reaches(table, active, card) &&
  (active.modifier.modifies === 'unaffected' ||
    isLetThrough(table, active, card) ||
    isSworn(active) ||
    isNoEffectOnIt(active));

/** What binds "the turn you activate this" belongs to the activation and is no effect on the cards. (wording.restriction.turn-you-activate) */
const isSworn = ({ path }: Active): boolean => OATH.test(path);

const OATH = /\/oath\/modifiers\/\d+$/;

/**
 * How damage is calculated is no effect on the monsters that battle, nor is what saves a card by something done instead, or keeps effects
 * from targeting it. (damage-step.calculation.using-original-values, effects.replacement.also-for-what-is-unaffected,
 * effects.target.protection-also-for-what-is-unaffected)
 */
const isNoEffectOnIt = ({ modifier }: Active): boolean => NO_EFFECT_ON_IT.includes(modifier.modifies);
const NO_EFFECT_ON_IT: readonly ModifierName[] = [
  'battles-with-original-values',
  'destruction-replaced',
  'cannot-be-targeted',
];

/**
 * Is what the card activated negated? It is judged as it was when that was activated, or as its text says.
 * (faq.activated-effect.conditions-before-the-word-at-the-activation)
 */
export const negatesActivated = (table: Table, card: CardId, was: Sight): boolean =>
  named(table, 'activated-effects').some((active) => {
    const { modifier, affects, scene, fixed } = active;
    if (isUnaffected(table, card, scene.source.card, 'activated', scene)) return false;
    const isOpen = affects.affects === 'matching' && fixed === null;
    if (isOpen && matches(table, affects.filter, card, scene, was)) return true;
    return (!isOpen || modifier.asOf === 'resolution') && reaches(table, active, card);
  });

/**
 * A negation that lasts over the Spells or Traps on the field also reaches one that was activated there and is gone.
 * (faq.negation.effects.spells-and-traps-activated-on-the-field)
 */
export const negatesLeft = (table: Table, card: CardId, was: Sight): boolean =>
  named(table, 'effects').some(
    ({ affects, scene, fixed }) =>
      affects.affects === 'matching' && fixed === null && matches(table, affects.filter, card, scene, was),
  );

/** What is activated is negated wherever it was activated. (faq.negation.effects.any-place, faq.negation.effects.all-cards-on-the-field) */
const isAnywhere = ({ modifier }: Active): boolean => modifier.modifies === 'activated-effects';

const reaches = (table: Table, active: Active, card: CardId): boolean => {
  // A card that was away began a new stay. (movement.temporary-banish.earlier-effects-no-longer-apply)
  if (active.fixed) {
    const { stay } = cardOf(table, card);
    return active.fixed.some((bound) => bound.card === card && bound.stay === stay);
  }
  const { affects } = active;
  switch (affects.affects) {
    case 'matching':
    case 'matching-now':
      if (!isAnywhere(active) && !isFieldZone(cardOf(table, card).zone) && !namesPlace(affects.filter))
        return false;
      return matches(table, affects.filter, card, active.scene);
    case 'referenced':
      if (affects.what.ref === 'this')
        return active.scene.source.card === card && isStill(table, active.scene.source);
      return cardsMeantBy(table, affects.what, active.scene).includes(card);
    case 'player':
      return false;
  }
};

const byName = (all: readonly Active[]): ByName => {
  if (all.length === 0) return NOTHING_BY_NAME;
  const named = new Map<ModifierName, Active[]>();
  for (const active of all) {
    const same = named.get(active.modifier.modifies);
    if (same) same.push(active);
    else named.set(active.modifier.modifies, [active]);
  }
  return named;
};

/** The modifiers of one sort that are in force, whatever they apply to. Nothing is searched where no card of the duel speaks of it. */
export const named = <N extends ModifierName>(table: Table, name: N): readonly Active<Named<N>>[] => {
  if (!table.sorts.modifiers.has(name)) return NONE;
  const kept = keptFor(table);
  return kept === null || kept.all.length === 0 ? NONE : namedIn(kept.byName, name);
};

const namedIn = <N extends ModifierName>(all: ByName, name: N): readonly Active<Named<N>>[] =>
  // The index puts each under the name of its modifier.
  (all.get(name) ?? NONE) as readonly Active<Named<N>>[];

const NONE: readonly Active<never>[] = [];
