/** Verbs that take cards away from where they are: to the GY, banished, to the hand, to the Deck. */

import { obstacleToBanishing } from '../field/banishing.ts';
import { borrowedTributes, forbidsTributing, mustBeTributedBy } from '../field/borrowed.ts';
import { modifiersFor, modifiersOn } from '../field/modifiers.ts';
import { destinationNow } from '../field/redirection.ts';
import { isBeingUsedUp } from '../field/used-up.ts';
import type { ActionOf, Cards, Duration, TurnCount } from '../language/action.ts';
import { isActivated } from '../language/effect.ts';
import { meantBy } from '../meaning/reference.ts';
import { doerOf, isOfMandatoryEffect, speakerOf } from '../meaning/scene.ts';
import { turnMeant } from '../meaning/turn-count.ts';
import { comesToGy } from '../moves/destination.ts';
import { moveCard } from '../moves/move.ts';
import type { Move } from '../moves/moving.ts';
import { shuffle } from '../moves/piles.ts';
import { boundTo, isDoomed, isStill } from '../state/cards-of.ts';
import { roll, tick, write } from '../state/door.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import type { ReturnPlace } from '../state/state.ts';
import { cardOf, definitionOf, monsterOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Face } from '../vocabulary/kinds.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';
import { isFaceDownOnField } from './face-down.ts';
import { EXCAVATED } from './reveal.ts';
import { cardVerb, type Doing, done, type Outcome } from './verb.ts';

type Where = Pick<Move, 'to' | 'manner'> & Partial<Move>;
/** Moves all the cards at once: one moment. */
const moveAll = (table: Table, { cards, cause, scene }: Doing, where: (card: CardId) => Where): Outcome => {
  const common = { by: cause, player: doerOf(scene), together: cards } as const;
  for (const card of cards) {
    const excavated = wasExcavated(table, card, scene);
    const source =
      cause === 'effect' || isPaidToActivate(table, cause, scene) ? { source: scene.source.card } : {};
    const byItself = cause === 'effect' && scene.source.card === card;
    moveCard(table, { ...common, ...source, card, byItself, excavated, ...where(card) });
  }
  return done(cards.length > 0);
};
/** What an attack costs activates nothing. */
const isPaidToActivate = (table: Table, cause: Cause, { source, effect }: Scene): boolean => {
  const text = definitionOf(table, source.card).card.effects[effect];
  return cause === 'cost' && text !== undefined && isActivated(text);
};
/** (wording.style.reveal-excavate-look) */
const wasExcavated = (table: Table, card: CardId, { bound }: Scene): boolean =>
  bound[EXCAVATED]?.some((each) => each.card === card && isStill(table, each)) ?? false;

/** A doomed monster pays no cost of an optional effect. (damage-step.determined.not-usable-as-cost) */
const doomedPaysNothing = (table: Table, card: CardId, scene: Scene, cause: Cause): Obstacle | undefined =>
  cause === 'cost' && isDoomed(table, card) && !isOfMandatoryEffect(table, scene)
    ? obstacle('damage-step.determined.not-usable-as-cost', card)
    : undefined;

/** A Token pays no cost by going to the GY, hand or Deck, nor by being banished face-down. (monsters.token.cannot-be-sent-to-gy-to-activate, monsters.token.cannot-pay-by-going-to-gy-hand-or-deck, monsters.token.cannot-be-banished-face-down, effects.cost.token) */
const tokenPaysNothing = (table: Table, card: CardId, cause: Cause): Obstacle | undefined =>
  (cause === 'cost' || cause === 'summon') && isToken(table, card)
    ? obstacle('monsters.token.cannot-pay-by-going-to-gy-hand-or-deck', card)
    : undefined;
const isToken = (table: Table, card: CardId): boolean => monsterOf(table, card)?.frame === 'token';
/** A cost, or what a Summon demands, that says where the card goes cannot be paid if it would go elsewhere. (effects.cost.discard.to-gy-needs-gy) */
const goesElsewhere = (table: Table, card: CardId, cause: Cause): boolean =>
  (cause === 'cost' || cause === 'summon') && !comesToGy(table, card);

/** What protects from destruction does not protect from this. (movement.to-gy.ignores-destruction-protection) */
export const sendToGy = cardVerb<'send-to-gy'>({
  categories: ({ returned }) => (returned ? [] : ['sends-to-gy']),
  refuses: (table, _, card, scene, cause) =>
    doomedPaysNothing(table, card, scene, cause) ??
    tokenPaysNothing(table, card, cause) ??
    // (wording.cost.send-to-gy)
    (goesElsewhere(table, card, cause) ? obstacle('effects.cost.send-to-gy-needs-gy', card) : undefined),
  run: (table, { returned }, doing) => {
    moveAll(table, doing, () => ({ to: 'gy', manner: returned ? 'returned' : 'sent' }));
    // What went elsewhere was not sent there. (movement.to-gy.elsewhere-is-not-sent)
    return done(doing.cause !== 'effect' || doing.cards.some((card) => cardOf(table, card).zone === 'gy'));
  },
});
/** From the hand to the GY. (movement.discard.by-effect-goes-to-gy, effects.cost.discard.must, effects.cost.discard.counts-as-sent-to-gy) */
export const discard = cardVerb<'discard'>({
  categories: () => ['discards'],
  refuses: (table, { into }, card, _, cause) =>
    into === 'gy' && goesElsewhere(table, card, cause)
      ? obstacle('effects.cost.discard.to-gy-needs-gy', card)
      : undefined,
  run: (table, _, doing) => moveAll(table, doing, () => ({ to: 'gy', manner: 'discarded' })),
});
/** Whatever the text says of the monster, the player must control it; whose it is does not matter. (effects.cost.own-controlled-cards, movement.control.can-be-used-for-costs-and-materials) */
const mustBeOwn = (table: Table, card: CardId, player: Player, cause: Cause): Obstacle | undefined =>
  cause === 'cost' && speakerOf(table, card) !== player
    ? obstacle('effects.cost.own-controlled-cards', card)
    : undefined;

const tributeForbidden = (table: Table, card: CardId, player: Player): Obstacle | undefined => {
  const text = forbidsTributing(table, card, player);
  return text && obstacle('effects.prohibition.wins', text.scene.source.card);
};
/** Sent to the GY, not destroyed. (effects.cost.tribute.must, effects.cost.tribute.sent-to-gy, effects.cost.tribute.not-destroyed, monsters.token.can-be-tributed-for-costs) */
export const tribute = cardVerb<'tribute'>({
  categories: () => ['tributes'],
  refuses: (table, _, card, scene, cause) =>
    doomedPaysNothing(table, card, scene, cause) ??
    tributeForbidden(table, card, scene.you) ??
    (mustBeTributedBy(table, card, scene.you) ? undefined : mustBeOwn(table, card, scene.you, cause)),
  borrowed: borrowedTributes,
  run: (table, _, doing) => moveAll(table, doing, () => ({ to: 'gy', manner: 'tributed' })),
});

/**
 * Whoever controls it only for a time, or as long as a text applies, does not get it back. (movement.temporary-banish.borrowed-monster-is-the-owners)
 * (faq.face-down.control.for-good, faq.face-down.control.until, faq.face-down.control.lasting-target)
 */
const isBorrowed = ({ state }: Table, card: CardId): boolean =>
  state.held.some((each) => each.card.card === card) ||
  state.tasks.some(
    (each) => each.task === 'return-control' && each.cards.some((bound) => bound.card === card),
  );
const returnPlaceOf = (table: Table, card: CardId): ReturnPlace => {
  const { owner, zone, place, face, position, made, arrival, traits, ...record } = cardOf(table, card);
  const controller = isBorrowed(table, card) ? owner : record.controller;
  // (movement.temporary-banish.trap-monster-goes-to-the-gy)
  const isTrapMonster = traits !== null && definitionOf(table, card).monster === null;
  return { controller, zone, place, face, position, made, arrival, isTrapMonster };
};
/** A text that banishes it when it leaves the field banishes it for good. (movement.temporary-banish.own-banishing-wins) */
const comesBack = (table: Table, card: CardId): boolean => {
  const { zone } = cardOf(table, card);
  const isBanishedAnyway = modifiersOn(table, card, 'banished-when-it-leaves').length > 0;
  // A Token does not come back. (monsters.token.vanishes-when-it-leaves-the-field)
  return isFieldZone(zone) && !isToken(table, card) && !isBanishedAnyway;
};
/** A monster that a gained effect banishes as its own card does not come back. (faq.face-down.gained-temporary-banish) */
const isGoneByGained = (
  table: Table,
  card: CardId,
  { what }: ActionOf<'banish'>,
  { source, effect }: Scene,
): boolean =>
  card === source.card &&
  what.cards === 'referenced' &&
  what.what.ref === 'this' &&
  effect >= definitionOf(table, card).own;
/**
 * The banished cards come back later, without a Chain, also those that paid for what was negated. (effects.no-chain.return-from-temporary-banish,
 * faq.cost.not-refunded.temporary-banish-cost-still-returns)
 */
const scheduleReturn = (
  table: Table,
  cards: readonly CardId[],
  formers: readonly ReturnPlace[],
  at: Duration,
  turns: TurnCount | undefined,
  doing: Doing,
): void => {
  const id = tick(table) as number;
  write(table, 'tasks', [
    ...table.state.tasks,
    {
      id,
      at,
      turn: turnMeant(table, turns, doing.scene, at),
      player: doing.scene.you,
      source: doing.scene.source.card,
      task: 'return-to-field',
      cards: cards.map((card) => boundTo(table, card)),
      formers,
    },
  ]);
};
/** A text that keeps this player from banishing the card. (effects.prohibition.wins) */
const staysUnbanished = (table: Table, card: CardId, player: Player): Obstacle | undefined => {
  const text = modifiersOn(table, card, 'cannot-be-banished').find(
    ({ modifier, scene }) => modifier.by === 'any' || scene.you !== player,
  );
  if (text) return obstacle('effects.prohibition.wins', text.scene.source.card);
  return obstacleToBanishing(table, card, player);
};
export const banish = cardVerb<'banish'>({
  categories: () => ['banishes'],
  refuses: (table, { face }, card, scene, cause) =>
    // Face-up it pays a cost. (monsters.token.can-be-banished-face-up-for-costs)
    face === 'down' && isToken(table, card)
      ? obstacle('monsters.token.cannot-be-banished-face-down', card)
      : (staysUnbanished(table, card, doerOf(scene)) ?? doomedPaysNothing(table, card, scene, cause)),
  run: (table, action, whole) => {
    const { face, until, turns } = action;
    // What cannot be banished by now stays where it is. (effects.resolution.no-object)
    const player = doerOf(whole.scene);
    const cards = whole.cards.filter((card) => staysUnbanished(table, card, player) === undefined);
    const doing = { ...whole, cards };
    const onField = doing.cards.filter(
      (card) => comesBack(table, card) && !isGoneByGained(table, card, action, doing.scene),
    );
    const formers = onField.map((card) => returnPlaceOf(table, card));
    // For a while a face-down card is banished face-down. (movement.temporary-banish.face-down-stays-face-down)
    const faceOf = (card: CardId): Face => (until && isFaceDownOnField(table, card) ? 'down' : face);
    const outcome = moveAll(table, doing, (card) => ({
      to: 'banished',
      manner: 'banished',
      face: faceOf(card),
    }));
    if (until) scheduleReturn(table, onField, formers, until, turns, doing);
    return outcome;
  },
});

/** A doomed monster cannot return to the hand or Deck. (damage-step.determined.cannot-return-to-hand-or-deck) */
const doomedStays = (table: Table, card: CardId): Obstacle | undefined =>
  isDoomed(table, card) ? obstacle('damage-step.determined.cannot-return-to-hand-or-deck', card) : undefined;

/** An activated Spell or Trap that is on its way to the GY cannot return either; the one that is answered may be negated first. (effects.target.used-up-card-cannot-return) */
const goesToGy = (table: Table, { what }: { readonly what: Cards }, card: CardId): Obstacle | undefined =>
  isBeingUsedUp(table, card) && !(what.cards === 'referenced' && what.what.ref === 'chained-to')
    ? obstacle('effects.target.used-up-card-cannot-return', card)
    : undefined;

/** What is done to all of them leaves out those that cannot return. */
const withoutDoomed = (table: Table, doing: Doing): Doing => ({
  ...doing,
  // Only its own text takes it elsewhere.
  cards: doing.cards.filter(
    (card) => !isDoomed(table, card) && (card === doing.scene.source.card || !isBeingUsedUp(table, card)),
  ),
});

/** A text that keeps the cards of a Deck from the hand. (effects.prohibition.wins) */
const staysInDeck = (table: Table, card: CardId): Obstacle | undefined => {
  const { zone, owner } = cardOf(table, card);
  const [lock] = zone === 'deck' ? modifiersFor(table, owner, 'cannot-add-from-deck') : [];
  return lock && obstacle('effects.prohibition.wins', lock.scene.source.card);
};
const withoutLocked = (table: Table, doing: Doing): Doing => ({
  ...doing,
  cards: doing.cards.filter((card) => staysInDeck(table, card) === undefined),
});

/** What would go elsewhere pays no cost, and for no Summon, that returns a card. */
const doesNotReturn = (
  table: Table,
  card: CardId,
  to: 'hand' | 'deck',
  cause: Cause,
): Obstacle | undefined => {
  if (cause !== 'cost' && cause !== 'summon') return undefined;
  const { zone } = cardOf(table, card);
  const goes = destinationNow(table, card, { from: zone, to, together: [card] });
  // (faq.procedure.return.extra-deck-monsters)
  const isLost = to === 'hand' && definitionOf(table, card).inExtraDeck;
  return goes !== to || isLost ? obstacle('effects.cost.return-needs-its-place', card) : undefined;
};

/** Shuffles the Decks of these players. */
export const shuffleDecks = (table: Table, owners: Iterable<Player>): void => {
  for (const owner of owners) shuffle(table, owner, 'deck', (limit) => roll(table, limit));
};
/** Must the card be of a certain kind, so that the opponent has to see that it is? One of those that were seen before is of none. (movement.to-hand.searched-card-is-shown, movement.to-deck.placed-card-is-shown) */
const asksForKind = (what: Cards): boolean =>
  what.cards === 'chosen' && what.filter.some(({ test }) => test !== 'in' && test !== 'is');
export const toHand = cardVerb<'to-hand'>({
  categories: ({ what }) => [
    'filter' in what && what.filter.some((test) => test.test === 'in' && test.zones.includes('deck'))
      ? 'adds-to-hand'
      : 'returns-to-hand',
  ],
  refuses: (table, action, card, __, cause) =>
    doomedStays(table, card) ??
    goesToGy(table, action, card) ??
    tokenPaysNothing(table, card, cause) ??
    doesNotReturn(table, card, 'hand', cause) ??
    staysInDeck(table, card),
  // What went to the Extra Deck, or elsewhere, was not returned to the hand. (faq.return.to-the-extra-deck-is-not-to-the-hand,
  // faq.return.tokens-and-banished-cards-were-not-returned)
  run: (table, { what }, doing) => {
    const returning = withoutLocked(table, withoutDoomed(table, doing));
    moveAll(table, returning, (card) => ({
      to: 'hand',
      manner: isFieldZone(cardOf(table, card).zone) ? 'returned' : 'added',
      ...(asksForKind(what) && cardOf(table, card).zone === 'deck' && { face: 'up' as const }),
    }));
    return done(
      doing.cause === 'effect'
        ? returning.cards.some((card) => cardOf(table, card).zone === 'hand')
        : returning.cards.length > 0,
    );
  },
});
/** A card of the Extra Deck is not shuffled into the Deck, and pays for nothing by being placed on its top or bottom. */
const needsMainDeck = ({ place }: ActionOf<'to-deck'>, cause: Cause): boolean =>
  place === 'main-deck' || (cause !== 'effect' && (place === 'top' || place === 'bottom'));
export const toDeck = cardVerb<'to-deck'>({
  categories: () => ['returns-to-deck'],
  refuses: (table, action, card, __, cause) =>
    doomedStays(table, card) ??
    goesToGy(table, action, card) ??
    tokenPaysNothing(table, card, cause) ??
    // (movement.to-hand.extra-deck-monster-returns-to-the-extra-deck, faq.copy.return-to-a-deck-it-cannot-go-to)
    (needsMainDeck(action, cause) && definitionOf(table, card).inExtraDeck
      ? obstacle('effects.cost.return-needs-its-place', card)
      : doesNotReturn(table, card, 'deck', cause)),
  run: (table, { what, place, extent }, doing) => {
    // A number that has failed: nothing happens, and nothing that hangs on it. (faq.target.several.those-cards-may-be-fewer)
    if (extent === 'all' && what.cards === 'referenced') {
      const meant = meantBy(table, what.what, doing.scene);
      if (doing.cards.length < meant.length) return done(false);
    }
    const isShuffledIn = place === 'shuffled' || place === 'main-deck';
    const shown = asksForKind(what);
    const returned = withoutDoomed(table, doing);
    const owners = new Set(returned.cards.map((card) => cardOf(table, card).owner));
    // What was only excavated has not left the Deck.
    const away = returned.cards.filter((card) => !isShuffledIn || cardOf(table, card).zone !== 'deck');
    moveAll(table, { ...returned, cards: away }, () => ({
      to: 'deck',
      manner: 'returned',
      under: place === 'bottom',
      shown,
    }));
    // Returned to no stated place: shuffled in. (movement.to-deck.is-shuffled-in, movement.to-deck.fixed-place-is-not-shuffled)
    if (isShuffledIn) shuffleDecks(table, owners);
    // (faq.return.tokens-and-banished-cards-were-not-returned)
    return done(returned.cards.some((card) => IN_A_DECK.includes(cardOf(table, card).zone)));
  },
});
const IN_A_DECK: readonly Zone[] = ['deck', 'extra'];
