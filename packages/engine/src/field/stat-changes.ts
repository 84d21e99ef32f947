/** The changes of a monster's ATK or DEF that apply, and in which order they count. */
import type { Amount } from '../language/amount.ts';
import type { Modifier } from '../language/modifier.ts';
import { isSettledAtSummon } from '../language/value-change.ts';
import { amountOf } from '../meaning/amount.ts';
import { meantBy } from '../meaning/reference.ts';
import { effectKindOf } from '../meaning/scene.ts';
import { isDoomed } from '../state/cards-of.ts';
import type { ShutOut } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Active } from './active.ts';
import { modifiersOn } from './modifiers.ts';

export type Stat = 'atk' | 'def';
export type Values = Extract<Modifier, { modifies: 'atk' | 'def' | 'atk-def' }>;
export type Change = Active<Values>;
/** Which value of which card. */
export interface Whose {
  readonly card: CardId;
  readonly stat: Stat;
}

export const amountFor = (table: Table, change: Change): number =>
  change.amount ?? amountOf(table, change.modifier.amount, change.scene);
const bySince = (a: Change, b: Change): number => a.since - b.since;

/** Each of the two by itself. (faq.stats.set.atk-and-def-are-separate) A value that the card does not have is not asked for. (monsters.link.combined-atk-def-change-applies-to-atk) */
export const changesOf = (table: Table, card: CardId, stat: Stat): Change[] =>
  [...modifiersOn(table, card, stat), ...modifiersOn(table, card, 'atk-def')]
    .map((change) => (readsAnother(change) ? sinceItIsThere(table, change) : change))
    .filter((change) => change.since <= lastChangeOf(table, card) && !isSpent(table, { card, stat }, change))
    .sort(bySince);
/** Is the value, as long as it applies, that of another card? */
const readsAnother = ({ modifier: { amount, how }, activated }: Change): boolean =>
  !activated && how === 'set' && typeof amount !== 'number' && amount.count === 'stat';
/** It begins to apply when that card is there. (faq.stats.lasting-set.hides-activated-changes-while-it-applies) */
const sinceItIsThere = (table: Table, change: Change): Change => {
  const { amount } = change.modifier;
  if (typeof amount === 'number' || amount.count !== 'stat') return change;
  const since = meantBy(table, amount.of, change.scene).map(({ card }) => cardOf(table, card).since);
  return { ...change, since: since.reduce((latest, each) => (each > latest ? each : latest), change.since) };
};
/** Once it is determined to be destroyed by battle, nothing that begins then changes its ATK or DEF. (damage-step.determined.values-do-not-change) */
const lastChangeOf = (table: Table, card: CardId): number =>
  isDoomed(table, card) ? (table.state.battle?.determinedAt ?? 0) : Number.POSITIVE_INFINITY;
/**
 * (stats.set-value.ends-what-was-applied-once, stats.original-change.ends-what-was-set-once, stats.self-change.lost-for-good)
 * (faq.stats.set.keeps-the-original-value-set-before)
 */
const isSpent = (table: Table, { card, stat }: Whose, { lasts, path, modifier }: Change): boolean => {
  if (lasts === null) {
    if (!isSettledAtSummon(modifier)) return false;
    const { made } = cardOf(table, card);
    return (
      made?.recalled === true ||
      (made?.spent?.some((each) => each.path === path && each.stat === stat) ?? false)
    );
  }
  const { stay } = cardOf(table, card);
  return (
    lasts.spent?.some(
      (each) =>
        each.card === card &&
        each.stay === stay &&
        path.endsWith(`/${each.at}`) &&
        (each.stat === undefined || each.stat === stat),
    ) ?? false
  );
};

/**
 * The printed value, or what effects have made the original value; the last one decides. (stats.original.is-the-printed-value,
 * stats.original.changed-by-an-effect, stats.set-value.original-wording-changes-the-original-value, stats.original.later-effect-decides)
 * (wording.gain.original)
 * (faq.stats.original.current-and-original-are-separate)
 * (faq.stats.original-set.lasting-original-values-wait)
 * (faq.stats.lasting-original.rises-come-after-it)
 */
export const originalFrom = (table: Table, printed: number, changes: readonly Change[]): number =>
  changes.filter(isOriginal).reduce((value, change) => originalBy(table, value, change), printed);
export const isOriginal = ({ modifier }: Change): boolean =>
  modifier.how === 'set-original' || modifier.how === 'multiply-original';
/** What an effect has applied once is the value that it found then. (stats.original-change.ends-what-was-set-once) */
export const originalBy = (table: Table, value: number, change: Change): number => {
  const amount = amountFor(table, change);
  return change.modifier.how === 'set-original' || change.activated ? amount : Math.ceil(value * amount);
};

const isMultiplied = ({ modifier, activated }: Change): boolean => modifier.how === 'multiply' && !activated;
const isSet = (change: Change): boolean =>
  change.modifier.how === 'set' ||
  change.modifier.how === 'restore' ||
  (change.modifier.how === 'multiply' && change.activated);
/** Does it make the current value a certain one, once and for all? */
export const setsOnce = (change: Change): boolean => change.activated && isSet(change);
/**
 * A Continuous Effect by which a monster is as strong as the strongest on the field, or more, is worked out after all others, which do not
 * change the value. (stats.continuous-change.tied-to-the-highest-value, faq.stats.reapplied.certain-effects-always-apply-last)
 */
const isTiedToTheField = ({ modifier, activated }: Change): boolean =>
  !activated && modifier.how === 'set' && readsHighest(modifier.amount);
const readsHighest = (amount: Amount): boolean =>
  typeof amount !== 'number' &&
  (amount.count === 'highest' || (amount.count === 'sum' && amount.of.some(readsHighest)));
const isRaise = ({ modifier }: Change): boolean => modifier.how === 'raise';
/** Was it applied once, so that it does not count again? */
export const isOnce = ({ activated, modifier }: Change): boolean => activated || isSettledAtSummon(modifier);

/** What is given during damage calculation only, without an activation, is given again when the value is set there. (stats.set-value.damage-calculation-only-comes-again) */
export const comesAgain = (table: Table, { lasts, scene }: Change): boolean =>
  lasts?.until === 'end-of-damage-calculation' &&
  effectKindOf(table, scene) === 'applied' &&
  cardOf(table, scene.source.card).host === null;

const isShutOut = (set: Change, { card, stat }: Whose, { path, scene, since }: Change): boolean => {
  if (since > set.since) return false;
  // Of what goes on setting values of cards that come later nobody knows what applied to them before.
  if (set.fixed === null) return true;
  const isMeant = (each: ShutOut): boolean =>
    each.card === card &&
    each.stat === stat &&
    each.path === path &&
    each.source.card === scene.source.card &&
    each.source.stay === scene.source.stay;
  return set.lasts?.shuts?.some(isMeant) ?? false;
};

/**
 * What the current value is built on: a value that was set, or the original value. What applies all the time counts where it began to
 * apply only after the value was set. (stats.set-value.what-begins-later-is-added, stats.set-value.plain-wording-leaves-the-original-value,
 * stats.continuous-change.reapplied-with-a-continuous-set-value, faq.stats.lasting-set.reckoned-again-when-its-count-changes)
 */
const baseOf = (whose: Whose, changes: readonly Change[]) => {
  const once = changes.filter(setsOnce).at(-1);
  const beganLater = (change: Change): boolean => once === undefined || !isShutOut(once, whose, change);
  const lasting = changes.filter((each) => isSet(each) && !each.activated && beganLater(each)).at(-1);
  const isOver =
    lasting !== undefined || changes.some((each) => isOriginal(each) && !each.activated && beganLater(each));
  return { once, lasting, isOver };
};

/**
 * The changes that make the current value, in the order in which they count. An activated effect that sets the value ends what changed
 * it before, continuous changes included; a continuous effect that sets it leaves continuous rises in force. (stats.set-value.ignores-earlier-activated-rises,
 * wording.stat.gains-vs-becomes,
 * stats.continuous-change.not-reapplied-after-an-activated-set-value, stats.continuous-change.reapplied-with-a-continuous-set-value,
 * stats.continuous-change.reapplied-after-an-original-value-change)
 * (faq.stats.set.fixes-the-value)
 * (faq.stats.original-set.rises-are-added-again, faq.stats.original-set.lasting-rises-count-again-after-a-set-value,
 * faq.stats.original-set.lasting-current-values-are-reckoned-again)
 */
export const countingIn = (table: Table, whose: Whose, changes: readonly Change[]): readonly Change[] => {
  const tied = changes.filter(isTiedToTheField).at(-1);
  if (tied !== undefined) return [tied];
  const { once, lasting, isOver } = baseOf(whose, changes);
  const set = lasting ?? once;
  const counts = (change: Change): boolean => {
    if (set === undefined) return true;
    // What comes later is added. (stats.set-value.later-activated-rises-add-to-it, stats.set-value.later-changes-build-on-it)
    if (isOnce(change)) return change.since > set.since || comesAgain(table, change);
    return isOver || once === undefined || !isShutOut(once, whose, change);
  };
  const base = lasting ?? (isOver ? undefined : once);
  const rises = changes.filter((change) => isRaise(change) && counts(change));
  // What halves or doubles again and again does so after all the others. (damage-step.calculation.recalculated-modifiers-come-last)
  return [...(base === undefined ? [] : [base]), ...rises, ...changes.filter(isMultiplied)];
};
export const changedBy = (table: Table, value: number, change: Change): number => {
  const amount = amountFor(table, change);
  if (isSet(change)) return amount;
  // Half a point is rounded upwards. (faq.stats.halve.half-points-are-rounded)
  return isRaise(change) ? value + amount : Math.ceil(Math.max(0, value) * amount);
};
/** Not below 0 in the end; on the way it may be. (faq.stats.lower.below-zero-is-remembered) */
export const currentFrom = (table: Table, whose: Whose, original: number): number =>
  Math.max(
    0,
    countingIn(table, whose, changesOf(table, whose.card, whose.stat)).reduce(
      (value, change) => changedBy(table, value, change),
      original,
    ),
  );
