/** Costs that are paid with cards: what they take must leave what the effect needs. (effects.cost.leaves-what-the-effect-needs) */
import { freeMainMonsterZones, isInMainZoneOf } from '../../field/zones.ts';
import type { Action, Cards } from '../../language/action.ts';
import type { ActivatedEffect, Mode } from '../../language/effect.ts';
import { once } from '../../language/once.ts';
import { zonesOf } from '../../meaning/filter-places.ts';
import { withBound, withForeseen } from '../../meaning/scene.ts';
import { boundTo } from '../../state/cards-of.ts';
import type { Constraint } from '../../state/decision.ts';
import type { Scene } from '../../state/scene.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { obstacleToCarryOut } from '../../verbs/carry-out.ts';
import { fewestChosen } from '../../verbs/how-many.ts';
import type { Category } from '../../verbs/verb.ts';
import { allActions, cardsFor, isBoundLater, verbOf } from '../../verbs/verbs.ts';
import { gather } from '../../vocabulary/gather.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { areThereSoMany, obstacleInTargets } from '../target.ts';

type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;
/** A part of a cost that is paid with cards of the player's choice. */
interface Payment {
  readonly action: Action;
  readonly what: Chosen;
}
/** Costs by which cards leave the place where they are. */
const TAKING: readonly Category[] = [
  'tributes',
  'sends-to-gy',
  'discards',
  'banishes',
  'returns-to-hand',
  'returns-to-deck',
];
const takes = (action: Action): boolean =>
  verbOf(action)
    .categories(action)
    .some((each) => TAKING.includes(each));
const partsOf = (cost: Action): readonly Action[] =>
  cost.do === 'sequence' ? gather(cost.parts, partsOf) : [cost];
const paymentsOf: (cost: Action) => readonly Payment[] = once((cost) =>
  gather(partsOf(cost), (action) => {
    const what = verbOf(action).what(action);
    return what?.cards === 'chosen' && takes(action) ? [{ action, what }] : [];
  }),
);
/** Does the card itself go away for its cost, whatever else is paid? */
const takesItself: (cost: Action) => boolean = once((cost) =>
  partsOf(cost).some((action) => {
    const what = verbOf(action).what(action);
    return what?.cards === 'referenced' && what.what.ref === 'this' && takes(action);
  }),
);
const NO_CARDS: readonly CardId[] = [];
/** What the cost takes whatever is chosen for it. */
export const surelyTaken = ({ cost }: Mode, { source }: Scene): readonly CardId[] =>
  cost && takesItself(cost) ? [source.card] : NO_CARDS;

/** What is said in a part of a text: the zones in which it looks for cards, and whether it speaks of the card itself. */
interface Said {
  readonly zones: Set<Zone>;
  ofItself: boolean;
}
const read = (part: unknown, said: Said): void => {
  if (typeof part !== 'object' || part === null) return;
  if ('ref' in part && part.ref === 'this') said.ofItself = true;
  if ('filter' in part && Array.isArray(part.filter) && !('test' in part))
    for (const zone of zonesOf(part.filter)) said.zones.add(zone);
  for (const inner of Object.values(part)) read(inner, said);
};
const saidAfterCost = once((mode: Mode): Said => {
  const said: Said = { zones: new Set(), ofItself: false };
  read(mode.targets, said);
  read(mode.resolve, said);
  return said;
});
/** Could it matter for what comes after it which cards are paid: those of a place where the effect looks for some, or one that it speaks of? */
const matters = once((mode: Mode): boolean => {
  if (!mode.cost) return false;
  const { zones } = saidAfterCost(mode);
  const text = JSON.stringify([mode.targets, mode.resolve ?? null]);
  return paymentsOf(mode.cost).some(
    ({ what }) =>
      (what.as !== undefined && text.includes(JSON.stringify(what.as))) ||
      zonesOf(what.filter).some((zone) => zones.has(zone)),
  );
});
/** Could the card of which the effect speaks be chosen for its own cost? */
const mayPayWithItself = (table: Table, mode: Mode, { what }: Payment, { source }: Scene): boolean =>
  saidAfterCost(mode).ofItself && zonesOf(what.filter).includes(cardOf(table, source.card).zone);
const NEEDS_ZONE: readonly Category[] = ['special-summons', 'changes-control'];
/** Does it need a zone that only the cost can free? */
const needsZone = (table: Table, { resolve }: Mode, { you }: Scene): boolean =>
  resolve !== undefined && bringsMonsters(resolve) && freeMainMonsterZones(table, you).length === 0;
const bringsMonsters = once((resolve: Action): boolean =>
  allActions(resolve).some((action) =>
    verbOf(action)
      .categories(action)
      .some((each) => NEEDS_ZONE.includes(each)),
  ),
);

/** The scene in which these cards have been paid. */
const oncePaid = (table: Table, name: string | undefined, paid: readonly CardId[], scene: Scene): Scene => {
  const freed = paid.filter((card) => isInMainZoneOf(table, card, scene.you)).length;
  const gone = withForeseen(scene, {
    gone: [...(scene.foreseen?.gone ?? []), ...paid],
    ...(freed > 0 && { monsterZones: freed }),
  });
  return name === undefined
    ? gone
    : withBound(
        gone,
        name,
        paid.map((card) => boundTo(table, card)),
      );
};
/** The way without its cost, which is paid by then. */
const free: (mode: Mode) => Mode = once(({ cost: _, ...others }) => others);
/** What is asked of a way of activation, with as much of what it does as must be possible. */
export interface Way {
  readonly effect: ActivatedEffect;
  readonly mode: Mode;
  readonly resolve: Action | undefined;
}
/** Could the rest be done once this card, and no other, has been paid? */
const worksOnce = (
  table: Table,
  { effect, mode, resolve }: Way,
  what: Chosen,
  card: CardId,
  scene: Scene,
) => {
  if (card === scene.source.card && saidAfterCost(mode).ofItself) return false;
  const then = oncePaid(table, what.as, [card], scene);
  return (
    obstacleInTargets(table, effect, free(mode), then) === undefined &&
    (resolve === undefined || obstacleToCarryOut(table, resolve, then, 'effect') === undefined)
  );
};
/** Those of the cards that can be paid so that the effect can still be carried out. */
const fitToPay = (
  table: Table,
  way: Way,
  { what }: Payment,
  cards: readonly CardId[],
  scene: Scene,
  enough: number,
  isAsked: boolean,
): readonly CardId[] => {
  const isOne = isAsked && what.max === 1;
  const fit: CardId[] = [];
  for (const card of cards) {
    if (fit.length >= enough) break;
    const isItself = card === scene.source.card && saidAfterCost(way.mode).ofItself;
    if (isOne ? worksOnce(table, way, what, card, scene) : !isItself) fit.push(card);
  }
  return fit;
};

/** Is there no payment after which the effect could be carried out? */
export const leavesNothing = (table: Table, way: Way, scene: Scene): boolean => {
  const { cost } = way.mode;
  if (!cost) return false;
  const isAsked = matters(way.mode) || needsZone(table, way.mode, scene);
  return paymentsOf(cost).some((payment) => {
    // What hangs on a card that a part before it is yet to choose is asked when that is known: "reveal 1 …, then send 1 mentioned on it".
    if (isBoundLater(payment.what, scene)) return false;
    if (!isAsked && !mayPayWithItself(table, way.mode, payment, scene)) return false;
    const fewest = fewestChosen(payment.what);
    const areEnough = (cards: readonly CardId[]): boolean =>
      fitToPay(table, way, payment, cards, scene, fewest, isAsked).length >= fewest;
    const cardsUpTo = (enough: number): readonly CardId[] =>
      cardsFor(table, payment.action, payment.what, scene, 'cost', enough);
    // Most often the first will do.
    return !areEnough(cardsUpTo(fewest)) && !areEnough(cardsUpTo(Number.POSITIVE_INFINITY));
  });
};
/** Are there not enough different cards for the parts of the cost? */
export const paysTwiceWithOne = (table: Table, { cost }: Mode, scene: Scene): boolean => {
  const payments = cost ? paymentsOf(cost) : [];
  if (payments.length < 2) return false;
  const places = gather(payments, ({ action, what }) => {
    const cards = cardsFor(table, action, what, scene, 'cost');
    return Array.from({ length: fewestChosen(what) }, () => cards);
  });
  return !areThereSoMany(places);
};

/** Of the cards for this part of a cost those that leave what the effect needs. */
export const payable = (
  table: Table,
  way: Way,
  part: Action,
  cards: readonly CardId[],
  scene: Scene,
): readonly CardId[] => {
  const { cost } = way.mode;
  const payments = cost ? paymentsOf(cost) : [];
  const payment = payments.find(({ action }) => action === part);
  if (!payment) return cards;
  const sure = surelyTaken(way.mode, scene);
  const others = cards.filter((card) => !sure.includes(card));
  const isAsked = matters(way.mode) || needsZone(table, way.mode, scene);
  const known = withForeseen(scene, { gone: sure });
  return fitToPay(table, way, payment, others, known, Number.POSITIVE_INFINITY, isAsked);
};
/** What a part of a cost must leave for the parts after it. */
export const leftForLaterParts = (
  table: Table,
  { cost }: Mode,
  part: Action,
  cards: readonly CardId[],
  scene: Scene,
): readonly Constraint[] => {
  const payments = cost ? paymentsOf(cost) : [];
  const at = payments.findIndex(({ action }) => action === part);
  return gather(at < 0 ? [] : payments.slice(at + 1), ({ action, what }): readonly Constraint[] => {
    const candidates = cardsFor(table, action, what, scene, 'cost');
    const choices = gather(cards, (card, index) => (candidates.includes(card) ? [index] : []));
    const count = fewestChosen(what) - (candidates.length - choices.length);
    return count > 0 ? [{ must: 'leave', choices, count }] : [];
  });
};
