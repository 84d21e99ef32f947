/** What a card is now: name, Type, Attribute, Level, ATK and DEF, in the layers that the rulebook's chapter on stats gives. */
import type { PrintedValue } from '../language/card.ts';
import type { LinkedHow } from '../language/filter.ts';
import type { Modifier, ModifierName, StatChange } from '../language/modifier.ts';
import { amountOf } from '../meaning/amount.ts';
import { declaredIn } from '../meaning/declared.ts';
import { attributeIn } from '../meaning/former.ts';
import { meantBy } from '../meaning/reference.ts';
import { isSleeping } from '../state/cards-of.ts';
import { cardOf, definitionOf, type Look, monsterOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { ATTRIBUTES, type Attribute, type Frame, RACES, type Race } from '../vocabulary/kinds.ts';
import type { Active } from './active.ts';
import { isUnaffected } from './applied.ts';
import { battleDamageNow } from './battle-damage.ts';
import { fitsEquip } from './equip.ts';
import { gainedNow, hasEffect } from './gained.ts';
import { areCoLinked, isLinked, isPointedTo, linkedZonesOf, monstersPointedToBy, sameZone } from './links.ts';
import { isAnyInForce, isNegated, modifiersOn, negatedReactive, wasNegated } from './modifiers.ts';
import { isAppropriate } from './new-target.ts';
import { destinationNow } from './redirection.ts';
import {
  changedBy,
  changesOf,
  countingIn,
  currentFrom,
  isOriginal,
  originalBy,
  originalFrom,
  type Stat,
  type Values,
} from './stat-changes.ts';

type Levels = Extract<Modifier, { modifies: 'level' }>;
type Scales = Extract<Modifier, { modifies: 'scale' }>;

/** Only a face-up monster on the field has changed values. (stats.off-field.uses-printed-values, stats.current.can-change-while-face-up-on-field, faq.continuous.state-changes-apply-from-the-summon) */
const canChange = (table: Table, card: CardId): boolean => {
  const { zone, face } = cardOf(table, card);
  return zone === 'monsters' && face === 'up';
};
const printedOf = (table: Table, card: CardId, stat: Stat): PrintedValue | null => {
  // Of a Trap Monster what its text says. (faq.trap-monster.original-values)
  return monsterOf(table, card)?.[stat] ?? null;
};

const mayChangeValue = (table: Table, stat: Stat): boolean =>
  isAnyInForce(table, stat) || isAnyInForce(table, 'atk-def');

// A value that is looked at while it is being computed is the one before the effects that look at it.
const guarded = <T>(table: Table, card: CardId, stat: string, otherwise: T, compute: () => T): T => {
  const { computing } = table.caches;
  for (const open of computing) if (open.card === card && open.value === stat) return otherwise;
  computing.push({ card, value: stat });
  const value = compute();
  computing.pop();
  return value;
};

const ORIGINAL = { atk: 'original-atk', def: 'original-def' } as const;
const originalStat = (table: Table, card: CardId, stat: Stat): number | null => {
  const printed = printedOf(table, card, stat);
  if (printed === null) return null;
  if (!canChange(table, card)) return printed === '?' ? null : printed;
  // "?" counts as 0 while its own effect does not apply, and where it is halved or doubled. (cards.question-mark.zero-while-own-effect-does-not-apply,
  // cards.question-mark.zero-when-negated,
  // stats.question-mark.doubling-or-halving-the-original-value-uses-zero)
  const base = printed === '?' ? 0 : printed;
  if (!mayChangeValue(table, stat)) return base;
  return guarded(table, card, ORIGINAL[stat], base, () =>
    originalFrom(table, base, changesOf(table, card, stat)),
  );
};

const stat = (table: Table, card: CardId, which: Stat): number | null => {
  const original = originalStat(table, card, which);
  if (original === null || !canChange(table, card) || !mayChangeValue(table, which)) return original;
  return guarded(table, card, which, original, () => currentFrom(table, { card, stat: which }, original));
};

/** An effect may make damage calculation use the original values. (damage-step.calculation.using-original-values) */
const battleStat = (table: Table, card: CardId, which: Stat): number | null =>
  modifiersOn(table, card, 'battles-with-original-values').length > 0
    ? originalStat(table, card, which)
    : stat(table, card, which);

/** Of those that began at the same time the one that stands last. */
const latestActive = <N extends ModifierName>(table: Table, card: CardId, name: N) =>
  guarded(table, card, name, undefined, () => {
    const all = modifiersOn(table, card, name);
    let [latest] = all;
    for (const active of all) if (latest === undefined || active.since >= latest.since) latest = active;
    return latest;
  });
/** A text can also change the Type and the Attribute that a card has in the GY. (cards.type.changed-value-replaces, cards.attribute.changed-value-replaces) */
const changeableInGy = (table: Table, card: CardId, name: ModifierName): boolean =>
  isAnyInForce(table, name) && (cardOf(table, card).zone === 'gy' || canChange(table, card));

const changedRace = (table: Table, card: CardId): Race | undefined => {
  if (!changeableInGy(table, card, 'race')) return undefined;
  const change = latestActive(table, card, 'race');
  if (change?.modifier.race !== 'declared') return change?.modifier.race;
  return RACES[declaredIn(table, change.scene, 'race') ?? -1];
};
const changedAttribute = (table: Table, card: CardId): Attribute | null => {
  if (!changeableInGy(table, card, 'attribute')) return null;
  const latestChange = latestActive(table, card, 'attribute');
  if (latestChange === undefined) return null;
  const { modifier, scene } = latestChange;
  if (modifier.attribute === 'declared')
    return ATTRIBUTES[declaredIn(table, scene, 'attribute') ?? -1] ?? null;
  if (typeof modifier.attribute === 'string') return modifier.attribute;
  const [bound] = meantBy(table, modifier.attribute, scene);
  return bound === undefined ? null : attributeIn(table, bound);
};

/** A text can also change the name that a card has in the GY. (effects.unclassified.gy-or-face-down) What it is always treated as it is everywhere, negated or not. (wording.name.always-treated) */
const namesOf = (table: Table, card: CardId): readonly string[] => {
  const { card: printed, names } = definitionOf(table, card);
  if (!table.sorts.mayRename) return names;
  const isCopied = isAnyInForce(table, 'name-of');
  const isChanged = isAnyInForce(table, 'name');
  if (!isCopied && !isChanged) return names;
  const isOpen = cardOf(table, card).zone === 'gy' || canChange(table, card);
  const copied = isOpen && isCopied ? latestActive(table, card, 'name-of') : undefined;
  const changed = isOpen && isChanged ? latestActive(table, card, 'name') : undefined;
  const isCopy = copied !== undefined && (changed === undefined || copied.since > changed.since);
  if (isCopy) return [table.pool.nameAt(copied.amount ?? 0) ?? printed.name];
  if (changed) return [changed.modifier.name];
  return names;
};

/**
 * One value: the changed one in place of the former. (cards.level.one-value-at-a-time, cards.level.changed-value-replaces,
 * cards.level.former-value-no-longer-counts)
 * Also of a monster determined to be destroyed by battle: it is still face-up on the field. (damage-step.determined.levels-still-change)
 */
const levelOf = (table: Table, card: CardId): number | null => {
  const printed = monsterOf(table, card)?.level ?? null;
  if (printed === null || !mayChangeLevel(table, card)) return printed;
  return guarded(table, card, 'level', printed, () =>
    levelChanges(table, card).reduce((level, change) => levelBy(table, level, change), printed),
  );
};
/** In the hand too, where a text says so. (stats.off-field.uses-printed-values) */
const mayChangeLevel = (table: Table, card: CardId): boolean =>
  isAnyInForce(table, 'level') && (canChange(table, card) || cardOf(table, card).zone === 'hand');
const levelChanges = (table: Table, card: CardId): Active<Levels>[] =>
  [...modifiersOn(table, card, 'level')].sort((a, b) => a.since - b.since);
const levelBy = (table: Table, level: number, { modifier, amount, scene }: Active<Levels>): number => {
  const by = amount ?? amountOf(table, modifier.amount, scene);
  return Math.max(1, modifier.how === 'set' ? by : level + by);
};

/**
 * A Gemini monster is a Normal Monster face-up on the field and in the GY until it is Summoned again, unless its effects are negated.
 * (monsters.gemini.treated-as-normal, monsters.effect.treated-as-normal-only-while-applied, monsters.gemini.negated-while-normal-becomes-effect-monster,
 * monsters.gemini.negated-after-second-summon-stays-effect-monster, monsters.gemini.negated-in-gy-is-effect-monster)
 */
const frameOf = (table: Table, card: CardId): Frame | null => {
  const frame = monsterOf(table, card)?.frame ?? null;
  // (monsters.effect.gained-effect-makes-effect-monster)
  if (frame === 'normal' && table.sorts.mayGain)
    return guarded(table, card, 'frame', frame, () => (gainedNow(table, card).length > 0 ? 'effect' : frame));
  if (frame !== 'effect') return frame;
  const isTreated = isAnyInForce(table, 'treated-as-normal-monster');
  if (!isTreated && !isSleeping(table, card)) return frame;
  // Whether a text negates it can hang on what it is: "the effects of all Fusion Monsters are negated".
  return guarded(table, card, 'frame', frame, () => {
    const isNormal =
      (isSleeping(table, card) && !isNegated(table, card)) ||
      (isTreated && modifiersOn(table, card, 'treated-as-normal-monster').length > 0);
    return isNormal ? 'normal' : frame;
  });
};

const scaleOf = (table: Table, card: CardId): number | null => {
  const printed = definitionOf(table, card).monster?.scale ?? null;
  if (printed === null || !isAnyInForce(table, 'scale')) return printed;
  return guarded(table, card, 'scale', printed, () =>
    scaleChanges(table, card).reduce((scale, change) => scaleBy(table, scale, change), printed),
  );
};
const scaleChanges = (table: Table, card: CardId): Active<Scales>[] =>
  [...modifiersOn(table, card, 'scale')].sort((a, b) => a.since - b.since);
const scaleBy = (table: Table, scale: number, { modifier, amount, scene }: Active<Scales>): number => {
  const by = amount ?? amountOf(table, modifier.amount, scene);
  return Math.max(0, modifier.how === 'set' ? by : scale + by);
};

/** What one applied effect makes of a value. */
export interface ValueStep {
  readonly active: Active;
  readonly how: StatChange;
  readonly amount: number;
  readonly after: number;
}
type ValueChange = Active<Values | Levels | Scales>;
const FOUND: { readonly [how in StatChange]?: StatChange } = {
  multiply: 'set',
  'multiply-original': 'set-original',
};
const stepsOf = <C extends ValueChange>(
  table: Table,
  from: number,
  changes: readonly C[],
  by: (table: Table, value: number, change: C) => number,
): ValueStep[] => {
  let after = from;
  return changes.map((active) => {
    after = by(table, after, active);
    const { modifier, amount, scene } = active;
    // An activated effect that doubles sets the value that it has found.
    const how = active.activated ? (FOUND[modifier.how] ?? modifier.how) : modifier.how;
    return { active, how, amount: amount ?? amountOf(table, modifier.amount, scene), after };
  });
};

/** How the original and the current ATK or DEF come about, step by step. */
export const statSteps = (
  table: Table,
  card: CardId,
  which: Stat,
): { readonly original: readonly ValueStep[]; readonly current: readonly ValueStep[] } => {
  const printed = printedOf(table, card, which);
  if (printed === null || !canChange(table, card)) return { original: [], current: [] };
  const changes = changesOf(table, card, which);
  const original = originalStat(table, card, which) ?? 0;
  return {
    original: guarded(table, card, ORIGINAL[which], [], () =>
      stepsOf(table, printed === '?' ? 0 : printed, changes.filter(isOriginal), originalBy),
    ),
    current: guarded(table, card, which, [], () =>
      stepsOf(table, original, countingIn(table, { card, stat: which }, changes), (_, value, change) =>
        Math.max(0, changedBy(table, value, change)),
      ),
    ),
  };
};
/** How the Level comes about. */
export const levelSteps = (table: Table, card: CardId): readonly ValueStep[] => {
  const printed = monsterOf(table, card)?.level ?? null;
  return printed === null || !canChange(table, card)
    ? []
    : stepsOf(table, printed, levelChanges(table, card), levelBy);
};
/** How the Pendulum Scale comes about. */
export const scaleSteps = (table: Table, card: CardId): readonly ValueStep[] => {
  const printed = definitionOf(table, card).monster?.scale ?? null;
  return printed === null ? [] : stepsOf(table, printed, scaleChanges(table, card), scaleBy);
};

const LINKS: { readonly [how in LinkedHow]: (table: Table, card: CardId) => boolean } = {
  linked: isLinked,
  'pointed-to': isPointedTo,
  'co-linked': (table, card) =>
    monstersPointedToBy(table, card).some((other) => areCoLinked(table, card, other)),
};

const NO_SERIES: readonly string[] = [];
/** How current values are found out. */
export const LOOK: Look = {
  names: namesOf,
  // The latest change takes the place of the printed one. (cards.type.changed-value-replaces, cards.attribute.changed-value-replaces)
  // (faq.several.additions-add-up-last-set-wins)
  race: (table, card) => changedRace(table, card) ?? monsterOf(table, card)?.race ?? null,
  hasAbility: (table, card, ability) =>
    (monsterOf(table, card)?.abilities.includes(ability) ?? false) ||
    (isAnyInForce(table, 'ability') &&
      modifiersOn(table, card, 'ability').some(({ modifier }) => modifier.ability === ability)),
  attribute: (table, card) => changedAttribute(table, card) ?? monsterOf(table, card)?.attribute ?? null,
  isAlso: (table, card, attribute) =>
    isAnyInForce(table, 'also-attribute') &&
    modifiersOn(table, card, 'also-attribute').some(({ modifier }) => modifier.attribute === attribute),
  alsoOfSeries: (table, card) =>
    isAnyInForce(table, 'also-series')
      ? modifiersOn(table, card, 'also-series').map(({ modifier }) => modifier.series)
      : NO_SERIES,
  frame: frameOf,
  scale: scaleOf,
  hasEffect,
  hasGained: (table, card) => gainedNow(table, card).length > 0,
  isUnaffected,
  fitsEquip: (table, equip, host, by) => fitsEquip(table, equip, host, { by }),
  isAppropriate,
  isRevealed: (table, card) => modifiersOn(table, card, 'revealed').length > 0,
  pointsTo: (table, pointing, { zone, controller: player, place }) =>
    zone === 'monsters' && linkedZonesOf(table, pointing).some((each) => sameZone(each, { player, place })),
  areCoLinked,
  isLinked: (table, card, how) => LINKS[how](table, card),
  level: levelOf,
  stat,
  originalStat,
  battleStat,
  negatedReactive,
  wasNegated,
  battleDamage: battleDamageNow,
  destination: destinationNow,
  amount: amountOf,
};
