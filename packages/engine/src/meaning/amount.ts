/** What an amount is now. */
import type { Action } from '../language/action.ts';
import type { Amount, Countable } from '../language/amount.ts';
import { type Effect, isActivated } from '../language/effect.ts';
import type { Filter, Test } from '../language/filter.ts';
import { namesIn } from '../language/names.ts';
import { once } from '../language/once.ts';
import type { Reference } from '../language/reference.ts';
import { boundTo, isStill } from '../state/cards-of.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { activationsMade } from '../state/turn-history.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { ATTRIBUTES } from '../vocabulary/kinds.ts';
import { isSide, playersOf } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { hasLeftItsEvent } from './event-card.ts';
import { cardsMatching, matches } from './filter.ts';
import { placesOf } from './filter-places.ts';
import { makingIn, valueHad, valueIn, valueNow } from './former.ts';
import { meantBy } from './reference.ts';
import { namesOf } from './seen.ts';

/** Nothing follows any more from what a monster was Summoned with that was face-down or away since. (summoning.materials-after-face-down-or-away) */
const isRecalled = (table: Table, what: Reference, scene: Scene): boolean =>
  meantBy(table, what, scene).some((bound) => makingIn(table, bound)?.recalled === true);

type Kind = Countable['count'];
type Count<K extends Kind> = (table: Table, amount: Extract<Countable, { count: K }>, scene: Scene) => number;

const COUNTS: { readonly [K in Kind]: Count<K> } = {
  card: (table, { what }, scene) => {
    const [bound] = meantBy(table, what, scene);
    return bound === undefined ? 0 : cardOf(table, bound.card).passcode;
  },
  cards: (table, { filter, different }, scene) => {
    const found = cardsMatching(table, filter, scene);
    // It is no longer in the hand then. (effects.condition.activated-card-lies-on-the-field)
    const cards =
      scene.foreseen?.onField === undefined
        ? found
        : found.filter((card) => card !== scene.source.card || isFieldZone(cardOf(table, card).zone));
    if (different === 'attributes') return attributesAmong(table, cards, scene);
    if (different === 'monster-card-types') return cardTypesAmong(table, cards, scene);
    // (wording.style.different-names)
    if (different) return differentNames(cards.map((card) => table.look.names(table, card)));
    return cards.length + (countsWhatIsActivated(filter, scene) ? 1 : 0);
  },
  referenced: (table, { what }, scene) =>
    what.ref === 'materials' && isRecalled(table, what.of, scene) ? 0 : meantBy(table, what, scene).length,
  // The materials are judged as they were when they were used.
  materials: (table, { filter, of, different }, scene) => {
    if (isRecalled(table, of, scene)) return 0;
    const used = gather(meantBy(table, of, scene), (bound) =>
      (makingIn(table, bound)?.using ?? []).filter(({ card, was }) =>
        matches(table, filter, card, scene, was),
      ),
    );
    if (different === undefined) return used.length;
    // (wording.style.different-names)
    if (different === 'names') return differentNames(used.map(({ card, was }) => namesOf(table, card, was)));
    return new Set(gather(used, ({ card }) => definitionOf(table, card).monster?.attribute ?? [])).size;
  },
  stat: (table, { stat, of, original }, scene) => {
    const [bound] = meantBy(table, of, scene);
    if (bound === undefined || isHidden(table, bound) || hasLeftItsEvent(table, of, bound, scene)) return 0;
    return valueIn(table, bound, stat, original);
  },
  total: (table, { stat, filter, original }, scene) =>
    cardsMatching(table, filter, scene).reduce(
      (sum, card) =>
        sum +
        (original && (stat === 'atk' || stat === 'def')
          ? originalOf(table, card, stat)
          : valueNow(table, card, stat)),
      0,
    ),
  highest: (table, { stat, filter }, scene) =>
    Math.max(0, ...cardsMatching(table, filter, scene).map((card) => valueNow(table, card, stat))),
  'activated-this-turn': (table, { by, card: filter, beside }, scene) => {
    const [bound] = meantBy(table, beside, scene);
    if (bound === undefined || !isStill(table, bound)) return 0;
    const { faceUpSince } = cardOf(table, bound.card);
    return activationsMade(table.state.history).filter(
      ({ player, card, what, at }) =>
        what === 'card' &&
        card !== bound.card &&
        at >= faceUpSince &&
        isSide(by, scene.you, player) &&
        matches(table, filter, card, scene, 'all'),
    ).length;
  },
  // What is not on the Chain yet, or has left it to resolve, comes after those that are. (chains.build.first-activation-is-link-1)
  'chain-link': ({ state: { chain } }, _, { id }) => {
    const index = chain.findIndex((link) => link.scene === id);
    return (index === -1 ? chain.length : index) + 1;
  },
  'link-rating': (table, { of }, scene) => {
    const [bound] = meantBy(table, of, scene);
    return bound === undefined ? 0 : (definitionOf(table, bound.card).monster?.linkArrows?.length ?? 0);
  },
  counters: (table, { counter, filter }, scene) =>
    cardsMatching(table, filter, scene).reduce(
      (sum, card) => sum + (cardOf(table, card).counters[counter] ?? 0),
      countersPaid(table, counter, filter, scene),
    ),
  'life-points': (table, { side }, scene) =>
    playersOf(side, scene.you).reduce<number>((sum, player) => sum + table.state.lifePoints[player], 0),
  'battle-damage': (table, { to }, scene) =>
    table.look
      .battleDamage(table)
      .reduce((sum, { player, amount }) => (isSide(to, scene.you, player) ? sum + amount : sum), 0),
  every: (table, { points, of }, scene) => Math.ceil(amountOf(table, of, scene) / points),
  noted: (_, { name }, scene) => scene.noted[name] ?? scene.bound[name]?.length ?? 0,
  // Wherever it has gone since, and as it was then unless the text says "original". (faq.moved.what-was-paid-may-have-moved-on, faq.moved.original-or-as-tributed)
  'total-had': (table, had, scene) =>
    meantBy(table, had.of, scene).reduce(
      (sum, bound) =>
        sum + (had.original ? valueIn(table, bound, had.stat, true) : valueHad(table, bound, had.stat)),
      0,
    ),
  sum: (table, { of }, scene) => of.reduce<number>((sum, each) => sum + amountOf(table, each, scene), 0),
  excess: (table, { of, over }, scene) =>
    Math.max(0, amountOf(table, of, scene) - amountOf(table, over, scene)),
  greater: (table, { of, or }, scene) => Math.max(amountOf(table, of, scene), amountOf(table, or, scene)),
  // A negative factor of nothing is nothing.
  times: (table, { factor, amount }, scene) => factor * amountOf(table, amount, scene) || 0,
};
/** The counters that were on the card itself when it paid for its effect. (effects.cost.what-pays-is-measured-before) */
const countersPaid = (table: Table, counter: string, filter: Filter, { source, effect }: Scene): number => {
  const isOfItself = filter.some((test) => test.test === 'is' && test.what.ref === 'this');
  if (!isOfItself || isStill(table, source)) return 0;
  const { last } = cardOf(table, source.card);
  const text = definitionOf(table, source.card).card.effects[effect];
  return last?.stay === source.stay && text !== undefined && paysWithItself(text)
    ? (last.counters?.[counter] ?? 0)
    : 0;
};
const paysWithItself = once(
  (effect: Effect): boolean =>
    isActivated(effect) && effect.modes.some(({ cost }) => cost !== undefined && isOfThis(cost)),
);
const isOfThis = (cost: Action): boolean =>
  cost.do === 'sequence'
    ? cost.parts.some(isOfThis)
    : 'what' in cost &&
      'cards' in cost.what &&
      cost.what.cards === 'referenced' &&
      cost.what.what.ref === 'this';
/** How many Attributes there are among the cards: face-down ones show none. */
const attributesAmong = (table: Table, cards: readonly CardId[], scene: Scene): number =>
  ATTRIBUTES.filter((attribute) =>
    cards.some(
      (card) =>
        !isHidden(table, boundTo(table, card)) &&
        matches(table, [{ test: 'attribute', attribute }], card, scene, 'all'),
    ),
  ).length;
/** The types of monster cards that a Main Deck monster need not be. */
const MONSTER_CARD_TYPES: readonly Test[] = [
  ...(['ritual', 'fusion', 'synchro', 'xyz', 'link'] as const).map(
    (frame): Test => ({ test: 'frame', frame }),
  ),
  { test: 'ability', ability: 'pendulum' },
];
/** How many of them there are among the cards: face-down ones show none. */
const cardTypesAmong = (table: Table, cards: readonly CardId[], scene: Scene): number =>
  MONSTER_CARD_TYPES.filter((test) => cards.some((card) => matches(table, [test], card, scene, 'public')))
    .length;
/** How many of the cards can be taken so that no two share a name; a card that has two names takes whichever is free. */
const differentNames = (cards: readonly (readonly string[])[]): number => {
  const holders = new Map<string, number>();
  const find = (card: number, asked: Set<string>): boolean =>
    (cards[card] ?? []).some((name) => {
      if (asked.has(name)) return false;
      asked.add(name);
      const holder = holders.get(name);
      if (holder !== undefined && !find(holder, asked)) return false;
      holders.set(name, card);
      return true;
    });
  return cards.filter((_, card) => find(card, new Set())).length;
};
/** It is one of "the cards you control" then. (effects.condition.activated-card-lies-on-the-field) */
const countsWhatIsActivated = (filter: Filter, { foreseen }: Scene): boolean =>
  foreseen?.onField !== undefined &&
  filter.every((test) => test.test === 'in' && test.side !== 'opponent' && test.zones.includes('spells'));

const countOf = <A extends Countable>(amount: A): Count<A['count']> =>
  COUNTS[amount.count] as unknown as Count<A['count']>;

/** Nothing for a face-down card on the field, whose value nobody is told. */
const originalOf = (table: Table, card: CardId, stat: 'atk' | 'def'): number => {
  const { face, zone } = cardOf(table, card);
  return face === 'down' && isFieldZone(zone) ? 0 : (table.look.originalStat(table, card, stat) ?? 0);
};
/** A face-down card on the field. */
const isHidden = (table: Table, bound: Bound): boolean => {
  const { face, zone } = cardOf(table, bound.card);
  return isStill(table, bound) && face === 'down' && isFieldZone(zone);
};

/**
 * Is it counted from the field, hands, GYs and so on, not from what the text will still do or mean, nor where a cost or an earlier part
 * may bring more?
 */
export const isKnownNow = (amount: Amount, scene: Scene): amount is Countable =>
  typeof amount !== 'number' && isKnown(amount, scene);
const isKnown = (amount: Amount, scene: Scene): boolean => {
  if (typeof amount === 'number') return true;
  switch (amount.count) {
    case 'sum':
      return amount.of.every((each) => isKnown(each, scene));
    case 'times':
      return isKnown(amount.amount, scene);
    case 'greater':
      return isKnown(amount.of, scene) && isKnown(amount.or, scene);
    case 'every':
      return isKnown(amount.of, scene);
    // What is paid or done before may make the difference greater.
    case 'excess':
      return scene.foreseen?.filled === undefined && isKnown(amount.of, scene) && isKnown(amount.over, scene);
    case 'life-points':
      return scene.foreseen?.filled === undefined;
    case 'cards':
    case 'counters':
    case 'total':
    case 'highest':
      return !speaksOfLater(amount.filter, scene) && !mayBeFilled(amount.filter, scene);
    default:
      return false;
  }
};
const mayBeFilled = (filter: Filter, { foreseen }: Scene): boolean =>
  foreseen?.filled !== undefined &&
  placesOf(filter).some(({ zones }) => zones.some((zone) => foreseen.filled?.includes(zone)));
/** Does it speak of cards that only the activation, or an earlier part, will name? */
const speaksOfLater = (filter: Filter, { bound, foreseen }: Scene): boolean => {
  if (foreseen?.declared !== undefined && filter.some(({ test }) => test === 'declared')) return true;
  for (const name of namesIn(filter)) if (bound[name] === undefined) return true;
  return false;
};

/** The number that the amount is now; whole, 0 where what it counts is gone. */
export const amountOf = (table: Table, amount: Amount, scene: Scene): number =>
  typeof amount === 'number' ? amount : countOf(amount)(table, amount, scene);

/**
 * Is it read from a card that the text had and has no longer, or from a face-down one, which shows no value?
 * (effects.target.moved-away.no-value-either, effects.resolution.face-down-gains-nothing, faq.moved.sent-to-the-gy-must-still-be-there)
 */
export const isReadFromNothing = (table: Table, amount: Amount, scene: Scene): boolean => {
  if (typeof amount === 'number') return false;
  switch (amount.count) {
    case 'stat':
    case 'link-rating':
      return (
        (amount.of.ref === 'bound' && scene.bound[amount.of.name]?.length === 0) ||
        meantBy(table, amount.of, scene).some(
          (bound) => isHidden(table, bound) || hasLeftItsEvent(table, amount.of, bound, scene),
        )
      );
    case 'times':
      return isReadFromNothing(table, amount.amount, scene);
    case 'every':
      return isReadFromNothing(table, amount.of, scene);
    case 'sum':
      return amount.of.some((each) => isReadFromNothing(table, each, scene));
    case 'excess':
      return isReadFromNothing(table, amount.of, scene) || isReadFromNothing(table, amount.over, scene);
    case 'greater':
      return isReadFromNothing(table, amount.of, scene) && isReadFromNothing(table, amount.or, scene);
    case 'card':
    case 'cards':
    case 'referenced':
    case 'materials':
    case 'total':
    case 'highest':
    case 'total-had':
    case 'counters':
    case 'chain-link':
    case 'activated-this-turn':
    case 'life-points':
    case 'battle-damage':
    case 'noted':
      return false;
  }
};
