/** Small questions about cards that need no rule: is this stay still going on, which cards lie where. */
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { PLAYERS, type Player } from '../vocabulary/players.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';
import type { Mention } from './happening.ts';
import type { Bound } from './scene.ts';
import type { CardState } from './state.ts';
import { cardOf, definitionOf, listOf, type Table } from './table.ts';

/** The card in its present stay. */
export const boundTo = (table: Table, card: CardId): Bound => ({ card, stay: cardOf(table, card).stay });
/** Does the stay that was meant still go on? */
export const isStill = (table: Table, bound: Bound): boolean => cardOf(table, bound.card).stay === bound.stay;
export const stillThere = (table: Table, bounds: readonly Bound[]): CardId[] =>
  bounds.filter((bound) => isStill(table, bound)).map((bound) => bound.card);

/** The cards of a zone, without its empty places. */
export const cardsIn = (table: Table, player: Player, zone: Zone): CardId[] => {
  const cards: CardId[] = [];
  for (const card of listOf(table, player, zone)) if (card !== NO_CARD) cards.push(card);
  return cards;
};
/** The monsters that a player controls. */
export const monstersOf = (table: Table, player: Player): CardId[] => cardsIn(table, player, 'monsters');
/** All cards on the field, the turn player's first. */
export const cardsOnField = (table: Table): CardId[] => {
  const cards: CardId[] = [];
  for (const player of PLAYERS)
    for (const zone of FIELD_ZONES)
      for (const card of listOf(table, player, zone)) if (card !== NO_CARD) cards.push(card);
  return cards;
};

/** It stands face-up while its Flip Summon, or the second Summon of a Gemini monster, may be negated; its effects are not there yet. (faq.negation.flip-summon.monster-is-face-up-in-the-window) */
export const isSummonedWhereItIs = (table: Table, card: CardId): boolean => {
  const { summoning } = table.state;
  return (
    summoning !== null &&
    cardOf(table, card).zone === 'monsters' &&
    summoning.cards.some((bound) => bound.card === card && isStill(table, bound))
  );
};

/** A Gemini monster whose effect it has not gained: on the field and in the GY none of its effects is there. (monsters.gemini.treated-as-normal) */
export const isSleeping = (table: Table, card: CardId): boolean => {
  const { zone, again } = cardOf(table, card);
  return definitionOf(table, card).isGemini && !again && (zone === 'monsters' || zone === 'gy');
};

/** How many more counters of that kind it can hold: its own text may say how many at most. */
export const roomForCounters = (table: Table, card: CardId, counter: string): number => {
  const own = definitionOf(table, card).ownCounters.find((each) => each.counter === counter);
  return (own?.most ?? Number.POSITIVE_INFINITY) - (cardOf(table, card).counters[counter] ?? 0);
};

const knownTo = (record: CardState): number => {
  const holder = 1 << record.controller;
  const owner = 1 << record.owner;
  switch (record.zone) {
    // (zones.deck.contents-and-order-hidden)
    case 'deck':
      return 0;
    // Face-up there means that it has been shown. (movement.to-hand.searched-card-is-shown)
    case 'hand':
      return record.face === 'up' ? 3 : owner;
    // (zones.extra-deck.face-down-cards-hidden-from-opponent, zones.banished.face-down-is-hidden, zones.banished.face-down-owner-may-look)
    case 'extra':
    case 'banished':
      return record.face === 'up' ? 3 : owner;
    // (zones.face-down.spell-trap-identity-hidden, zones.face-down.controller-may-look) Whom a face-down Equip Card was taken from knows it, the
    // other may not look at it. (faq.equip.face-down-equip-card)
    case 'monsters':
    case 'spells':
    case 'field':
    case 'pendulum':
      if (record.face === 'down' && record.host !== null) return owner;
      return record.face === 'up' ? 3 : holder;
    // (zones.graveyard.contents-are-public)
    case 'gy':
    case 'material':
    case 'nowhere':
      return 3;
  }
};
/** Which players may know which card it is where it lies now: bit 1 for player 0, bit 2 for player 1. (zones.hand.cards-hidden-from-opponent …) */
export const knownBy = (table: Table, card: CardId): number => {
  const record = cardOf(table, card);
  // (zones.hand.card-revealed-by-effect-is-public, zones.hand.public-ends-with-the-effect)
  return record.zone === 'hand' && table.sorts.modifiers.has('revealed') && table.look.isRevealed(table, card)
    ? 3
    : knownTo(record);
};
export const isKnownTo = (table: Table, card: CardId, player: Player): boolean =>
  (knownBy(table, card) & (1 << player)) !== 0;

/** The card as it is now, for the record of what happens. */
export const mention = (table: Table, card: CardId): Mention => {
  const record = cardOf(table, card);
  return { card, stay: record.stay, passcode: record.passcode, knownBy: knownBy(table, card) };
};

/** Is the monster determined to be destroyed by battle? (damage-step.determined.definition) */
export const isDoomed = (table: Table, card: CardId): boolean =>
  table.state.battle?.doomed.some((bound) => bound.card === card && isStill(table, bound)) ?? false;

/** A card whose activation has not resolved applies nothing yet. (effects.activation.continuous-spell-destroyed-in-response) */
export const isBeingActivated = (table: Table, card: CardId): boolean =>
  table.state.chain.some((link) => link.what === 'card' && link.card.card === card) ||
  table.state.frames.some(
    ({ procedure, vars }) => procedure === 'activate' && vars.card === card && isCardActivation(table, vars),
  );

const isCardActivation = (
  table: Table,
  { card, effect, with: joined }: { readonly card: CardId; readonly effect: number; readonly with?: number },
): boolean =>
  joined !== undefined || definitionOf(table, card).card.effects[effect]?.effect === 'card-activation';

/** The same cards, those that the turn player controls before the others. */
export const turnPlayersFirst = (table: Table, cards: readonly CardId[]): readonly CardId[] => {
  const isTurnPlayers = (card: CardId): boolean => cardOf(table, card).controller === table.state.turnPlayer;
  return [...cards.filter(isTurnPlayers), ...cards.filter((card) => !isTurnPlayers(card))];
};
