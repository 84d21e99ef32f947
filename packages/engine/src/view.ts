/** What a player may see: values and identities that the player may not know are not in it. */
import { isNegated } from './field/modifiers.ts';
import { targetsOf } from './meaning/link-targets.ts';
import { materialsOf } from './moves/piles.ts';
import { cardsIn, isKnownTo, isStill } from './state/cards-of.ts';
import type { Decision } from './state/decision.ts';
import type { Result } from './state/state.ts';
import { cardOf, definitionOf, listOf, type Table } from './state/table.ts';
import type { FormatName } from './vocabulary/formats.ts';
import { type CardId, NO_CARD, type Passcode, type Stay } from './vocabulary/ids.ts';
import type { Attribute, BattlePosition, Face, Race } from './vocabulary/kinds.ts';
import type { Phase, Timing } from './vocabulary/phases.ts';
import { opponentOf, type Player } from './vocabulary/players.ts';
import type { Zone } from './vocabulary/zones.ts';

/** What is known of a card that is known. */
export interface KnownCard {
  readonly passcode: Passcode;
  readonly name: string;
  /** Current values; null where the card has none. */
  readonly atk: number | null;
  readonly def: number | null;
  readonly originalAtk: number | null;
  readonly originalDef: number | null;
  readonly level: number | null;
  /** The Pendulum Scale that it has now. */
  readonly scale: number | null;
  readonly attribute: Attribute | null;
  readonly race: Race | null;
  readonly negated: boolean;
  /** Paths of the effects that it has gained in the Duel, which follow its own: see `CardPool.withGained`. */
  readonly gained: readonly string[];
}
/** A card as a player sees it. `handle` names it until it moves; a card that the player cannot tell apart has none. */
export interface SeenCard {
  readonly handle: Stay | null;
  readonly known: KnownCard | null;
  readonly owner: Player;
  readonly controller: Player;
  readonly zone: Zone;
  readonly place: number;
  readonly face: Face;
  readonly position: BattlePosition;
  readonly counters: { readonly [name: string]: number };
  /** The monster it is equipped to. */
  readonly equippedTo: Stay | null;
  /** Its Xyz Materials, which everyone may look at. */
  readonly materials: readonly SeenCard[];
}
/**
 * Hand, Extra Deck and GY have as many entries as there are cards. (zones.hand.count-is-public, zones.extra-deck.count-is-public,
 * zones.graveyard.count-is-public)
 */
export interface SideView {
  readonly lifePoints: number;
  readonly hand: readonly SeenCard[];
  /** (zones.deck.count-is-public) */
  readonly deckCount: number;
  readonly extraDeck: readonly SeenCard[];
  readonly gy: readonly SeenCard[];
  readonly banished: readonly SeenCard[];
  /** Five Main Monster Zones, then the two Extra Monster Zones. */
  readonly monsters: readonly (SeenCard | null)[];
  readonly spells: readonly (SeenCard | null)[];
  readonly field: SeenCard | null;
  readonly pendulum: readonly (SeenCard | null)[];
}
export interface LinkView {
  readonly card: SeenCard;
  readonly player: Player;
  readonly effect: number;
  /** Handles of the cards that it targets and that are still there. */
  readonly targets: readonly Stay[];
}
export interface View {
  readonly player: Player;
  /** The rules say which zones there are. */
  readonly format: FormatName;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly phase: Phase;
  readonly timing: Timing;
  readonly you: SideView;
  readonly opponent: SideView;
  /** The Chain, Chain Link 1 first. */
  readonly chain: readonly LinkView[];
  readonly battle: { readonly attacker: Stay; readonly target: Stay | null } | null;
  /** Cards that the open question shows to this player, wherever they are. */
  readonly shown: readonly SeenCard[];
  readonly result: Result | null;
}

const NO_EFFECTS: readonly string[] = Object.freeze([]);
const NO_MATERIALS: readonly SeenCard[] = Object.freeze([]);
const knownCard = (table: Table, card: CardId): KnownCard => {
  const { look } = table;
  const { zone, gained } = cardOf(table, card);
  return {
    passcode: cardOf(table, card).passcode,
    name: look.names(table, card)[0] ?? definitionOf(table, card).card.name,
    atk: look.stat(table, card, 'atk'),
    def: look.stat(table, card, 'def'),
    originalAtk: look.originalStat(table, card, 'atk'),
    originalDef: look.originalStat(table, card, 'def'),
    level: look.level(table, card),
    scale: look.scale(table, card),
    attribute: look.attribute(table, card),
    race: look.race(table, card),
    negated: isNegated(table, card),
    // Elsewhere it would tell one copy from another.
    gained: zone === 'monsters' && gained.length > 0 ? [...gained] : NO_EFFECTS,
  };
};

/** The card as a player sees it; `revealed` when a question shows it. */
const seenCard = (table: Table, card: CardId, player: Player, revealed = false): SeenCard => {
  const { owner, controller, zone, place, face, position, stay, counters, host } = cardOf(table, card);
  const known = revealed || isKnownTo(table, card, player);
  // A card in a pile that nobody may look into cannot be told apart from the others. (zones.hand.has-no-order)
  const tellsApart = known || (zone !== 'hand' && zone !== 'deck' && zone !== 'extra');
  return {
    handle: tellsApart ? stay : null,
    known: known ? knownCard(table, card) : null,
    owner,
    controller,
    zone,
    place,
    face,
    position,
    counters: { ...counters },
    equippedTo: host !== null && zone === 'spells' && isStill(table, host) ? host.stay : null,
    materials:
      zone === 'monsters'
        ? materialsOf(table, { card, stay }).map((material) => seenCard(table, material, player))
        : NO_MATERIALS,
  };
};

const sideView = (table: Table, side: Player, viewer: Player): SideView => {
  const see = (card: CardId): SeenCard => seenCard(table, card, viewer);
  const placed = (zone: Zone): (SeenCard | null)[] =>
    listOf(table, side, zone).map((card) => (card === NO_CARD ? null : see(card)));
  // Hidden cards stand in no order that tells anything.
  const extra = cardsIn(table, side, 'extra');
  return {
    lifePoints: table.state.lifePoints[side],
    hand: cardsIn(table, side, 'hand').map(see),
    deckCount: listOf(table, side, 'deck').length,
    extraDeck: extra.map(see),
    gy: cardsIn(table, side, 'gy').map(see),
    banished: cardsIn(table, side, 'banished').map(see),
    monsters: placed('monsters'),
    spells: placed('spells'),
    field: placed('field')[0] ?? null,
    pendulum: placed('pendulum'),
  };
};

/** The cards that a question names. */
const cardsInDecision = (decision: Decision): CardId[] =>
  decision.choices.flatMap((choice) => ('card' in choice ? [choice.card] : []));

/** The duel as `player` may see it, at any time and without any effect on it. (zones.graveyard.may-be-checked-any-time) */
export const viewOf = (table: Table, player: Player): View => {
  const { format, turn, turnPlayer, phase, timing, battle, chain, result, decision } = table.state;
  return {
    player,
    format,
    turn,
    turnPlayer,
    phase,
    timing,
    you: sideView(table, player, player),
    opponent: sideView(table, opponentOf(player), player),
    // A card whose effect was activated has been shown, also in the hand. (zones.hand.activated-monster-effect-is-shown)
    chain: chain.map((link) => ({
      card: isStill(table, link.card)
        ? seenCard(table, link.card.card, player, true)
        : { ...seenCard(table, link.card.card, player, true), handle: null },
      player: link.player,
      effect: link.effect,
      targets: targetsOf(table, link).map((target) => cardOf(table, target).stay),
    })),
    battle: battle && { attacker: battle.attacker.stay, target: battle.target?.stay ?? null },
    // (zones.deck.may-be-looked-at-only-to-search)
    shown:
      decision?.player === player
        ? [...new Set(cardsInDecision(decision))]
            .filter((card) => !isOnTable(table, card, player))
            .map((card) => seenCard(table, card, player, isHiddenPile(table, card, player)))
        : [],
    result: result && { ...result },
  };
};
/** A player chooses in a Deck, or in the hand of the other player, only after looking at it. */
const isHiddenPile = (table: Table, card: CardId, player: Player): boolean => {
  const { zone, owner } = cardOf(table, card);
  return zone === 'deck' || (zone === 'hand' && owner !== player);
};
const isOnTable = (table: Table, card: CardId, player: Player): boolean =>
  isKnownTo(table, card, player) || !isHiddenPile(table, card, player);
