/** Which applied effects are in force: the Continuous Effects of face-up cards and what effects have started. */
import type { ActionOf, Affected } from '../language/action.ts';
import type { Oath } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Modifier, ModifierName } from '../language/modifier.ts';
import { once } from '../language/once.ts';
import { holds } from '../meaning/condition.ts';
import { matches } from '../meaning/filter.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { effectKindOf, transientScene } from '../meaning/scene.ts';
import type { Sight } from '../meaning/seen.ts';
import { isIn } from '../moves/moment.ts';
import { bug } from '../state/bug.ts';
import { boundTo, isStill } from '../state/cards-of.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { silenceOf } from '../state/silence.ts';
import type { Lingering } from '../state/state.ts';
import { cardOf, definitionOf, type EffectKind, type Table } from '../state/table.ts';
import type { CardId, Stamp } from '../vocabulary/ids.ts';
import { isSide } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { readsValues } from './reads-values.ts';

/** One modifier in force. */
export interface Active<M extends Modifier = Modifier> {
  readonly modifier: M;
  readonly scene: Scene;
  readonly affects: Affected;
  /** The cards it was fixed to when it began; null where it asks again and again. */
  readonly fixed: readonly Bound[] | null;
  /** Its amount if that was fixed when it began. */
  readonly amount: number | null;
  readonly since: Stamp;
  /** Was it started by an effect that was carried out, or is it a Continuous Effect? */
  readonly activated: boolean;
  /** Where its text stands: `…/modifiers/0`. */
  readonly path: string;
  /** "This effect cannot be negated." */
  readonly cannotBeNegated?: true;
}

export type Named<N extends ModifierName> = Extract<Modifier, { modifies: N }>;

export type ActiveOf<N extends ModifierName> = Active<Named<N>>;

const NOTHING: readonly Active[] = [];

/** Path of a card's definition. */
export const definitionPath = (table: Table, card: CardId): string =>
  `${definitionOf(table, card).card.passcode}`;

/** Path of an effect in its card's definition. */
export const effectPath = (table: Table, card: CardId, effect: number): string =>
  definitionOf(table, card).paths[effect] ?? bug(`card ${card} has no effect ${effect}`);

/** A card whose activation has not resolved applies nothing yet. (effects.activation.continuous-spell-destroyed-in-response) */
const isBeingActivated = (table: Table, card: CardId): boolean =>
  table.state.chain.some((link) => link.what === 'card' && link.card.card === card) ||
  table.state.frames.some(
    ({ procedure, vars }) => procedure === 'activate' && vars.card === card && isCardActivation(table, vars),
  );

const isCardActivation = (
  table: Table,
  { card, effect }: { readonly card: CardId; readonly effect: number },
): boolean => definitionOf(table, card).card.effects[effect]?.effect === 'card-activation';

/** Does it lie where any of its Continuous Effects applies? It only spares `continuousOf` the others. */
const mayReach = (table: Table, card: CardId): boolean => {
  const { zone, face } = cardOf(table, card);
  return definitionOf(table, card).appliesIn[zone] === true && (face === 'up' || !isFieldZone(zone));
};

/** Does a Continuous Effect of the card apply only while a value is such and such? (wording.duration.while) */
const hangsOnValues = (table: Table, card: CardId): boolean =>
  mayReach(table, card) &&
  definitionOf(table, card).continuous.some(
    ({ effect }) => effect.while !== undefined && readsValues(effect.while),
  );

/** `isMeant` says which of its Continuous Effects are looked for. */
const continuousOf = (table: Table, card: CardId, isMeant: (index: number) => boolean): readonly Active[] => {
  const { zone, face } = cardOf(table, card);
  // On the field only face-up. (effects.continuous.ends-when-not-face-up)
  if (zone === 'deck' || (face === 'down' && isFieldZone(zone)) || isBeingActivated(table, card))
    return NOTHING;
  // From the determination on a doomed monster's own Continuous Effects do not apply. (damage-step.determined.continuous-effects-stop,
  // effects.continuous.ends-when-destruction-confirmed)
  const isDoomed = table.state.battle?.doomed.some((bound) => bound.card === card) ?? false;
  const isSilenced = silenceOf(table, boundTo(table, card)) !== null;
  return definitionOf(table, card).continuous.flatMap(({ effect, index }) => {
    const stands = effect.cannotBeNegated || effect.isText;
    if (isSilenced && !stands) return [];
    // It applies only as long as the card is there. (spells-traps.continuous-spell.effect-ends-when-it-leaves)
    if (!isMeant(index) || !isIn(table, card, effect.from) || (isDoomed && !effect.unclassified)) return [];
    const scene = transientScene(table, card, index);
    if (!holds(table, effect.while, scene)) return [];
    const { faceUpSince } = cardOf(table, card);
    return effect.modifiers.map((modifier, at) => ({
      modifier,
      scene,
      affects: effect.affects,
      fixed: null,
      amount: null,
      since: faceUpSince,
      activated: false,
      path: `${effectPath(table, card, index)}/modifiers/${at}`,
      ...(stands && { cannotBeNegated: true as const }),
    }));
  });
};

const lingeringOf = (table: Table, lingering: Lingering): readonly Active[] => {
  const { source } = lingering.scene;
  const ended =
    lingering.until === 'while-face-up' &&
    !(isStill(table, source) && cardOf(table, source.card).face === 'up');
  if (ended) return NOTHING;
  // The path leads to an `apply` action or an oath: both have `affects` and `modifiers`.
  const text = table.pool.partAt(lingering.path) as Oath & Pick<ActionOf<'apply'>, 'while'>;
  if (!holds(table, text.while, lingering.scene)) return NOTHING;
  return text.modifiers.map((modifier, at) => ({
    modifier,
    scene: lingering.scene,
    affects: text.affects,
    fixed: lingering.fixed,
    amount: lingering.amounts[at] ?? null,
    since: lingering.since,
    activated: lingering.activated,
    path: `${lingering.path}/modifiers/${at}`,
  }));
};

const isNegation = (active: Active): boolean => active.modifier.modifies === 'effects';

/** Does a negation reach a card that is not unaffected by it? */
const negates = (table: Table, negation: Active, card: CardId, all: readonly Active[]): boolean =>
  reaches(table, negation, card) &&
  !isUnaffected(table, card, negation.scene.source.card, effectKindOf(table, negation.scene), all);

/** A Continuous Effect, or a change that an effect made to its own card: what is lost when the card is negated. */
const isOwn = ({ activated, fixed, scene }: Active): boolean =>
  !activated || (fixed?.some((bound) => bound.card === scene.source.card) ?? false);

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
    isOwn(active) &&
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
  const bans = all.flatMap(({ modifier, affects, scene }) =>
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

/**
 * Everything in force now, found out once for each version of the state: what ends in the middle of a resolution is gone at once, and
 * nothing of it is ever activated. In the Damage Step it is in force as at any other time.
 * (effects.continuous.ends-mid-resolution, wording.duration.while, effects.activation.lasting-effects-no-chain,
 * damage-step.applied-effects-keep-applying)
 */
export const inForce = (table: Table): readonly Active[] => {
  if (table.sorts.applied.length === 0 && table.state.lingering.length === 0) return NOTHING;
  const { caches } = table;
  if (caches.appliedVersion === table.version) return caches.applied as readonly Active[];
  // While this is being found out, conditions are read without applied effects.
  caches.appliedVersion = table.version;
  caches.applied = NOTHING;
  const find = (): readonly Active[] => [
    ...table.sorts.applied.flatMap((card) =>
      mayReach(table, card)
        ? continuousOf(table, card, (index) => index < definitionOf(table, card).own)
        : NOTHING,
    ),
    ...table.state.lingering.flatMap((lingering) => lingeringOf(table, lingering)),
  ];
  const keep = (active: readonly Active[]): readonly Active[] => {
    const standing = withoutUnusable(table, withoutNegated(table, active));
    caches.appliedVersion = table.version;
    caches.applied = standing;
    return standing;
  };
  let all = find();
  let standing = keep(all);
  // A text that hangs on a Level or another value is asked once more when what changes that value is in force.
  if (table.sorts.applied.some((card) => hangsOnValues(table, card))) {
    all = find();
    standing = keep(all);
  }
  // What is in force may give effects that apply in turn. (effects.gain.own-and-gained-together)
  if (!table.sorts.hasGained) return standing;
  const gained = table.sorts.applied.flatMap((card) =>
    cardOf(table, card).gained.length === 0
      ? []
      : continuousOf(
          table,
          card,
          (index) => index >= definitionOf(table, card).own && table.look.hasEffect(table, card, index),
        ),
  );
  return gained.length === 0 ? standing : keep([...all, ...gained]);
};

const namesPlace: (filter: Filter) => boolean = once((filter) =>
  filter.some((test) => test.test === 'in' || (test.test === 'either' && test.filters.some(namesPlace))),
);

/** Do the effects of the source not affect this card? A card on the field alone is protected. (wording.restriction.unaffected) */
export const isUnaffected = (
  table: Table,
  card: CardId,
  source: CardId,
  how: EffectKind = 'activated',
  all?: readonly Active[],
): boolean => {
  if (!table.sorts.modifiers.has('unaffected') || !isFieldZone(cardOf(table, card).zone)) return false;
  const protecting = all === undefined ? named(table, 'unaffected') : namedIn(all, 'unaffected');
  return protecting.some(
    (active) =>
      (active.modifier.only === undefined || active.modifier.only === how) &&
      reaches(table, active, card) &&
      matches(table, active.modifier.by, source, active.scene, 'all'),
  );
};

/** Does the modifier apply to this card? A text that names no place means the field. */
export const appliesTo = (table: Table, active: Active, card: CardId): boolean =>
  reaches(table, active, card) &&
  (active.modifier.modifies === 'unaffected' ||
    !isUnaffected(table, card, active.scene.source.card, effectKindOf(table, active.scene)) ||
    isSworn(active) ||
    isWayOfCalculating(active));

/** What binds "the turn you activate this" belongs to the activation and is no effect on the cards. (wording.restriction.turn-you-activate) */
const isSworn = ({ path }: Active): boolean => OATH.test(path);

const OATH = /\/oath\/modifiers\/\d+$/;

/** How damage is calculated is no effect on the monsters that battle. (damage-step.calculation.using-original-values) */
const isWayOfCalculating = ({ modifier }: Active): boolean =>
  modifier.modifies === 'battles-with-original-values';

/** Is what the card activated negated? It is judged as it was when that was activated, or as its text says. */
export const negatesActivated = (table: Table, card: CardId, was: Sight): boolean =>
  named(table, 'activated-effects').some((active) => {
    const { modifier, affects, scene, fixed } = active;
    if (isUnaffected(table, card, scene.source.card)) return false;
    const isOpen = affects.affects === 'matching' && fixed === null;
    if (isOpen && matches(table, affects.filter, card, scene, was)) return true;
    return (!isOpen || modifier.asOf === 'resolution') && reaches(table, active, card);
  });

/** What is activated is negated wherever it was activated. */
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
      return cardsMeantBy(table, affects.what, active.scene).includes(card);
    case 'player':
      return false;
  }
};

type ByName = ReadonlyMap<ModifierName, readonly Active[]>;

const byName = once((all: readonly Active[]): ByName => {
  const named = new Map<ModifierName, Active[]>();
  for (const active of all) {
    const same = named.get(active.modifier.modifies);
    if (same) same.push(active);
    else named.set(active.modifier.modifies, [active]);
  }
  return named;
});

/** The modifiers of one sort that are in force, whatever they apply to. Nothing is searched where no card of the duel speaks of it. */
export const named = <N extends ModifierName>(table: Table, name: N): readonly Active<Named<N>>[] => {
  if (!table.sorts.modifiers.has(name)) return NONE;
  const all = inForce(table);
  return all.length === 0 ? NONE : namedIn(all, name);
};

const namedIn = <N extends ModifierName>(all: readonly Active[], name: N): readonly Active<Named<N>>[] =>
  // The index puts each under the name of its modifier.
  (byName(all).get(name) ?? NONE) as readonly Active<Named<N>>[];

const NONE: readonly Active<never>[] = [];
