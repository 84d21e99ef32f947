/** What an activation may target. */

import { immunityTo } from '../field/new-target.ts';
import { freeMainMonsterZones } from '../field/zones.ts';
import type { Action } from '../language/action.ts';
import {
  type ActivatedEffect,
  type Effect,
  isMandatory,
  type Mode,
  printedNumber,
  type Target,
} from '../language/effect.ts';
import { namesIn } from '../language/names.ts';
import { once } from '../language/once.ts';
import type { Reference } from '../language/reference.ts';
import { amountOf } from '../meaning/amount.ts';
import { cardsMatching, firstMatching } from '../meaning/filter.ts';
import { withBound } from '../meaning/scene.ts';
import { boundTo, isDoomed, isStill } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { obstacleToCarryOut } from '../verbs/carry-out.ts';
import { WHAT_CHANGES_NOTHING } from '../verbs/changes-nothing.ts';
import { fewestChosen, numberOfChoices } from '../verbs/how-many.ts';
import { namesOfLost } from '../verbs/lost-value.ts';
import type { Category } from '../verbs/verb.ts';
import { allActions, cardsFor, verbOf } from '../verbs/verbs.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { mayBeSummonedWithin, obstacleToSummonWithin, sceneOfPart } from './same-moment.ts';

/** Why the card cannot be targeted by this player's effect. */
const obstacleOnCard = (table: Table, card: CardId, scene: Scene): Obstacle | undefined => {
  // (effects.target.doomed-monster)
  if (isDoomed(table, card)) return obstacle('damage-step.determined.not-targetable-and-not-choosable', card);
  const immunity = immunityTo(table, card, scene);
  // (effects.target.cannot-be-targeted)
  return immunity && obstacle('effects.target.cannot-be-targeted', immunity.scene.source.card);
};

const NONE: readonly Action[] = [];
/** The actions that are done to a target as such, in any case. */
const doneTo = ({ resolve }: Mode, name: string): readonly Action[] =>
  (resolve && actionsByTarget(resolve).get(name)) ?? NONE;
/** Those of which one is enough, where nothing is done to it in any case: what the player may leave, or chooses then. */
const perhapsDoneTo = ({ resolve }: Mode, name: string): readonly Action[] =>
  (resolve && !actionsByTarget(resolve).has(name) && leftByTarget(resolve).get(name)) || NONE;
type ByName = ReadonlyMap<string, readonly Action[]>;
const actionsByTarget = once((resolve: Action): ByName => byTarget(inAnyCase(resolve)));
const leftByTarget = once((resolve: Action): ByName => byTarget(allActions(resolve)));
const inAnyCase = (action: Action): readonly Action[] =>
  action.do === 'may' || action.do === 'one-of'
    ? []
    : [action, ...gather(verbOf(action).parts(action), inAnyCase)];
const byTarget = (actions: readonly Action[]): ByName => {
  const byName = new Map<string, Action[]>();
  for (const action of actions) {
    const what = verbOf(action).pointsTo(action);
    if (what?.ref !== 'bound') continue;
    const same = byName.get(what.name);
    if (same) same.push(action);
    else byName.set(what.name, [action]);
  }
  return byName;
};

/** To how many targets the effect could be done: no more are chosen. (effects.target.inapplicable-monster) */
export const mostTargets = (table: Table, mode: Mode, target: Target, scene: Scene): number =>
  Math.min(
    amountOf(table, target.max, scene),
    ...doneTo(mode, target.as).map((action) => mostFor(table, mode, action, scene)),
    mostOfOne(perhapsDoneTo(mode, target.as).map((action) => mostFor(table, mode, action, scene))),
  );
const mostFor = (table: Table, { resolve }: Mode, action: Action, scene: Scene): number =>
  verbOf(action).most(table, action, sceneOfPart(table, resolve, action, scene));
const mostOfOne = (numbers: readonly number[]): number =>
  numbers.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...numbers);

/** Will the card leave for its own cost before the targets are chosen? (effects.cost.paid-at-activation) */
const leavesForItsCost = (table: Table, { cost }: Mode, { source }: Scene): boolean => {
  const what = cost && verbOf(cost).what(cost);
  return what?.cards === 'referenced' && what.what.ref === 'this' && isStill(table, source);
};

/** An effect that targets, and what is asked of this one of its targets. */
export interface Targeting {
  readonly effect: ActivatedEffect;
  readonly mode: Mode;
  readonly target: Target;
  readonly scene: Scene;
}
/**
 * One thing that cannot be done to it is enough; what merely changes nothing must be all. (effects.condition.what-changes-nothing)
 * (faq.values.negate-then-more, faq.values.more-then-change)
 */
const isKeptAway = (refusals: readonly (Obstacle | undefined)[]): boolean =>
  refusals.some((refusal) => refusal && refusal.rule !== WHAT_CHANGES_NOTHING) ||
  (refusals.length > 0 && refusals.every((refusal) => refusal !== undefined));

const isBanishedFaceDown = (table: Table, card: CardId): boolean => {
  const { zone, face } = cardOf(table, card);
  return zone === 'banished' && face === 'down';
};
/** Why a card cannot be targeted, one function for all cards. */
const refusalOf = (
  table: Table,
  { effect, mode, target, scene }: Targeting,
): ((card: CardId) => Obstacle | undefined) => {
  const actions = doneTo(mode, target.as);
  const perhaps = perhapsDoneTo(mode, target.as);
  const others = gather(mode.targets, ({ as }) => (as === target.as ? [] : (scene.bound[as] ?? [])));
  // A card that is being activated is not its own target.
  const notItself = effect.effect === 'card-activation' || leavesForItsCost(table, mode, scene);
  // (movement.banish.face-down-is-unknown)
  const zoneless = hasNoZoneFor(table, scene);
  const saysFaceDown = target.filter.some((test) => test.test === 'face' && test.face === 'down');
  return (card) => {
    if (isBanishedFaceDown(table, card) && !saysFaceDown)
      return obstacle('movement.banish.face-down-is-unknown', card);
    const isTaken =
      (notItself && card === scene.source.card) ||
      scene.foreseen?.gone?.includes(card) ||
      others.some((bound) => bound.card === card);
    const refusals = (asked: readonly Action[]): readonly (Obstacle | undefined)[] =>
      asked.map((action) => {
        const then = sceneOfPart(table, mode.resolve, action, scene);
        return verbOf(action).refuses(table, action, card, then, 'effect');
      });
    const inSummoning = (): Obstacle | undefined => {
      // Of several targets one may make the room.
      if (target.min > 1 || !mayBeSummonedWithin(mode.resolve)) return undefined;
      return obstacleToSummonWithin(table, mode.resolve, withBound(scene, target.as, [boundTo(table, card)]));
    };
    const inApplying = (): Obstacle | undefined =>
      (actions.length > 0 && isKeptAway(refusals(actions))) ||
      (perhaps.length > 0 && refusals(perhaps).every((refusal) => refusal !== undefined)) ||
      (zoneless && cardOf(table, card).controller !== scene.you) ||
      inSummoning() ||
      inLaterParts(table, effect, mode, target, scene, card) ||
      inEquipping(table, mode, target, scene, card)
        ? obstacle('effects.target.inapplicable-monster', card)
        : undefined;
    return isTaken
      ? obstacle('effects.target.must-fit-the-text', card)
      : (obstacleOnCard(table, card, scene) ?? inApplying());
  };
};
/**
 * Would control of the target be taken as long as the card says so, and is there no zone for it? (movement.control.activation-needs-a-free-zone)
 * Where another effect of the card takes control, that is not asked. (faq.control.no-zone-no-activation)
 */
const hasNoZoneFor = (table: Table, { source, effect, you, foreseen }: Scene): boolean => {
  if (!table.sorts.modifiers.has('controlled')) return false;
  const { effects } = definitionOf(table, source.card).card;
  return (
    takingControl(effects).has(printedNumber(effects, effect)) &&
    freeMainMonsterZones(table, you).length + (foreseen?.monsterZones ?? 0) === 0
  );
};
/** The numbers of the effects that take control of a monster for as long as they apply. */
const takingControl = once(
  (effects: readonly Effect[]): ReadonlySet<number> =>
    new Set(
      gather(effects, (effect, index) =>
        effect.effect === 'continuous' && effect.modifiers.some(({ modifies }) => modifies === 'controlled')
          ? [printedNumber(effects, index)]
          : [],
      ),
    ),
);
/** What the text looks for that must fit its target must be there for this one. (effects.condition.later-part-needs-its-cards) */
const inLaterParts = (
  table: Table,
  effect: ActivatedEffect,
  { resolve }: Mode,
  { as, max }: Target,
  scene: Scene,
  card: CardId,
): Obstacle | undefined =>
  resolve &&
  max === 1 &&
  !isMandatory(effect) &&
  (namesLookedFor(resolve).has(as) || namesOfLost(resolve).has(as))
    ? obstacleToCarryOut(table, resolve, withBound(scene, as, [boundTo(table, card)]), 'effect')
    : undefined;
/** The names of which the text says what it looks for. */
const namesLookedFor = once(
  (resolve: Action): ReadonlySet<string> =>
    new Set(
      gather(allActions(resolve), (action) => {
        const what = verbOf(action).what(action);
        return what?.cards === 'chosen' ? [...namesIn(what.filter)] : [];
      }),
    ),
);
/** What is chosen to be equipped to the target, or Summoned with it, must be there. (effects.condition.must-be-processable) */
const inEquipping = (
  table: Table,
  { resolve }: Mode,
  { as }: Target,
  scene: Scene,
  card: CardId,
): Obstacle | undefined => {
  const first = resolve?.do === 'sequence' ? resolve.parts[0] : resolve;
  const isIt = (what: Reference): boolean => what.ref === 'bound' && what.name === as;
  const isChosen = first?.do === 'equip' && isIt(first.to) && first.what.cards === 'chosen';
  const isMaterial = first !== undefined && 'usingOnly' in first && first.usingOnly.some(isIt);
  return first && (isChosen || isMaterial)
    ? obstacleToCarryOut(table, first, withBound(scene, as, [boundTo(table, card)]), 'effect')
    : undefined;
};
/** Why this card cannot be the target; undefined if it can. */
export const obstacleToTarget = (table: Table, targeting: Targeting, card: CardId): Obstacle | undefined =>
  // Only a card as the text says. (effects.target.must-fit-the-text)
  cardsMatching(table, targeting.target.filter, targeting.scene).includes(card)
    ? refusalOf(table, targeting)(card)
    : obstacle('effects.target.must-fit-the-text', card);

/** The cards that can be targeted, the first of them where so many are enough. One to which the effect could not apply anyway is none of them. (effects.target.inapplicable-monster) */
export const targetCandidates = (
  table: Table,
  effect: ActivatedEffect,
  mode: Mode,
  target: Target,
  scene: Scene,
  enough = Number.POSITIVE_INFINITY,
): CardId[] => {
  const refusal = refusalOf(table, { effect, mode, target, scene });
  const isWanted = (card: CardId): boolean => refusal(card) === undefined;
  return firstMatching(table, target.filter, scene, { sight: 'public', isWanted, enough });
};

/** How many are targeted at least and at most: not more than there are others to be targeted in the same number. */
export const rangeOfTargets = (
  table: Table,
  { effect, mode, target, scene }: Targeting,
  candidates: number,
): { readonly min: number; readonly max: number } => {
  const { asManyAs } = target;
  if (asManyAs !== undefined) {
    const count = scene.bound[asManyAs]?.length ?? 0;
    return { min: Math.min(count, candidates), max: Math.min(count, candidates) };
  }
  const others = mode.targets
    .filter((other) => other.asManyAs === target.as)
    .map((other) => targetCandidates(table, effect, mode, other, scene).length);
  const max = Math.min(mostTargets(table, mode, target, scene), candidates, ...others);
  return { min: Math.min(target.min, candidates), max };
};

/** Costs by which cards go away. */
const LEAVING: readonly Category[] = [
  'tributes',
  'sends-to-gy',
  'discards',
  'banishes',
  'returns-to-hand',
  'returns-to-deck',
];
/** What may not all be chosen for the cost, since targets are chosen after it. (effects.target.needs-a-legal-target) */
export const leftForTargets = (
  table: Table,
  effect: ActivatedEffect,
  mode: Mode,
  scene: Scene,
  cards: readonly CardId[],
): readonly Constraint[] => {
  const { cost } = mode;
  if (
    !cost ||
    !verbOf(cost)
      .categories(cost)
      .some((each) => LEAVING.includes(each))
  )
    return [];
  return gather(mode.targets, (target) => {
    const candidates = targetCandidates(table, effect, mode, target, scene);
    const choices = gather(cards, (card, index) => (candidates.includes(card) ? [index] : []));
    const count = target.min - (candidates.length - choices.length);
    // Where there are too few now, it is the cost that makes room for more.
    const mayRunOut = count > 0 && candidates.length >= target.min;
    return mayRunOut ? [{ must: 'leave' as const, choices, count }] : [];
  });
};
/** Does every payment of the cost take the targets away? */
const costTakesTargets = (table: Table, effect: ActivatedEffect, mode: Mode, scene: Scene): boolean => {
  const what = mode.cost && verbOf(mode.cost).what(mode.cost);
  if (!mode.cost || what?.cards !== 'chosen' || mode.targets.length === 0) return false;
  const cards = cardsFor(table, mode.cost, what, scene, 'cost');
  const constraints = leftForTargets(table, effect, mode, scene, cards);
  const min = fewestChosen(what);
  return constraints.length > 0 && !hasLegalSelection({ choices: cards, min, max: min, constraints });
};

/** Does the text compare the target with a card that the cost is yet to take? Then it is asked of each payment. (effects.cost.leaves-what-the-effect-needs) */
const waitsForCost = ({ cost }: Mode, { filter }: Target): boolean => {
  if (cost === undefined) return false;
  const taken = namesOfPaid(cost);
  return [...namesIn(filter)].some((name) => taken.has(name));
};
/** The names by which a text speaks of what is paid. */
const namesOfPaid = once(
  (cost: Action): ReadonlySet<string> =>
    new Set(
      gather(allActions(cost), (action) => {
        const what = verbOf(action).what(action);
        return what?.cards === 'chosen' && what.as !== undefined ? [what.as] : [];
      }),
    ),
);

/** Why there are too few targets; names what protects a card, where that is the reason. (effects.target.needs-a-legal-target) */
export const obstacleInTargets = (
  table: Table,
  effect: ActivatedEffect,
  mode: Mode,
  scene: Scene,
): Obstacle | undefined => {
  const wanted = mode.targets.reduce((sum, { min, ifPossible }) => sum + (ifPossible ? 0 : min), 0);
  const places: CardId[][] = [];
  for (const target of mode.targets) {
    if (target.ifPossible || waitsForCost(mode, target)) continue;
    const enough = target.different || target.same ? undefined : wanted;
    const candidates = targetCandidates(table, effect, mode, target, scene, enough);
    const most = Math.min(
      numberOfChoices(table, target, candidates),
      mostTargets(table, mode, target, scene),
    );
    places.push(...Array.from({ length: target.min }, () => candidates));
    if (most >= target.min) continue;
    if (hasNoZoneFor(table, scene)) return obstacle('movement.control.activation-needs-a-free-zone');
    const protection = cardsMatching(table, target.filter, scene)
      .map((card) => obstacleOnCard(table, card, scene))
      .find((each) => each !== undefined);
    return protection ?? obstacle('effects.target.needs-a-legal-target');
  }
  return !areThereSoMany(places) || costTakesTargets(table, effect, mode, scene)
    ? obstacle('effects.target.needs-a-legal-target')
    : undefined;
};
/** Is there a card of its own for each place? No card is two targets of one effect. (effects.target.must-fit-the-text) */
export const areThereSoMany = ([place, ...others]: readonly (readonly CardId[])[]): boolean =>
  place === undefined ||
  (place.length > others.length && areThereSoMany(others)) ||
  place.some((card) => areThereSoMany(others.map((each) => each.filter((other) => other !== card))));
