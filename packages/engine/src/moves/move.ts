/** Moving cards from one place to another: each move ends a stay and begins the next. */
import { isActivated } from '../language/effect.ts';
import { boundTo, knownBy, mention } from '../state/cards-of.ts';
import type { ChainLink } from '../state/chain-link.ts';
import { tick, write, writeCard } from '../state/door.ts';
import type { Former } from '../state/happening.ts';
import type { Bound } from '../state/scene.ts';
import { followSilence } from '../state/silence.ts';
import type { CardState } from '../state/state.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import type { CardId, Stay } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';
import { awakenInHand } from './collect-triggers.ts';
import { destinationOf, faceIn, fromNowhere } from './destination.ts';
import { formerOf, hasAny, lastValuesOf, NO_DEEDS } from './former.ts';
import { record } from './moment.ts';
import type { Move } from './moving.ts';
import { materialsOf, putIn, takeOut } from './piles.ts';

const NONE = {};
const KNOWN_TO_BOTH = 3;

/** Of a card in the hand that was shown nobody can say that it is the one that now goes to a hidden place. */
const knownToAll = (table: Table, card: CardId): number => {
  const { zone, face, owner } = cardOf(table, card);
  return zone === 'hand' && face === 'up' ? 1 << owner : knownBy(table, card);
};

/** The cards of a hand that were shown can no longer be told apart from the others. (movement.to-hand.searched-card-is-shown) */
export const hideHand = (table: Table, player: Player): void => {
  for (const card of listOf(table, player, 'hand'))
    if (cardOf(table, card).face === 'up') writeCard(table, card).face = 'down';
};

/** What a card keeps where it goes, or loses only in some places. */
type Kept = 'passcode' | 'owner' | 'properly' | 'last' | 'gained' | 'uses';
type BegunAnew = { -readonly [part in Exclude<keyof CardState, Kept>]: CardState[part] };
/** Everything else begins anew with its new stay. */
const beginAnew = (
  table: Table,
  written: BegunAnew,
  move: Move,
  to: Zone,
  controller: Player,
  stay: Stay,
): void => {
  const stamp = tick(table);
  const leavesTrace = isFieldZone(to) || to === 'gy' || to === 'banished';
  written.controller = controller;
  written.zone = to;
  written.place = move.place ?? 0;
  written.face = faceIn(to, move);
  written.position = move.position ?? 'attack';
  written.stay = stay;
  written.since = stamp;
  written.faceUpSince = stamp;
  // (movement.to-gy.returning-is-not-sending)
  const way = to === 'gy' && (move.manner === 'returned' || move.manner === 'placed') ? 'returned' : 'moved';
  written.arrival = leavesTrace ? { turn: table.state.turn, by: move.player, way } : null;
  written.host = move.host ?? null;
  written.traits = move.traits ?? null;
  written.placedAs = move.placedAs ?? null;
  // (monsters.gemini.status-lost-when-leaving-field)
  written.again = false;
  written.counters = NONE;
  written.declared = null;
  written.links = NONE;
  // (summoning.synchro.materials-are-forgotten-when-the-synchro-monster-moves, summoning.link.materials-are-forgotten-when-the-link-monster-moves)
  written.made = null;
  written.deeds = NO_DEEDS;
  written.tallies = NONE;
};

/** Moves one card, records it in the present moment, and gives the card a new stay. */
export const moveCard = (table: Table, move: Move): void => {
  const { card, manner, by, player, byItself } = move;
  // Named before it moves itself.
  const source = move.source === undefined ? undefined : mention(table, move.source);
  const former = formerOf(table, card);
  const before = fromNowhere(table, card, former);
  const knownBefore = knownToAll(table, card);
  const to = destinationOf(table, move, before.zone);
  const { owner } = cardOf(table, card);
  // Off the field a card is always its owner's. (zones.graveyard.card-goes-to-owners-graveyard, movement.to-gy.goes-to-the-original-owners-gy,
  // movement.banish.kept-outside-the-field-per-owner, movement.banish.belongs-to-the-original-owner, movement.to-hand.goes-to-the-owners-hand-or-deck)
  const controller = isFieldZone(to) ? (move.controller ?? former.controller) : owner;
  leaveNegated(table, card, former);
  const isSpokenOf =
    former.zone === 'monsters' || former.zone === 'gy' || hasAny(cardOf(table, card).counters);
  const last = isSpokenOf ? lastValuesOf(table, card) : null;
  takeOut(table, card);
  const stay = table.state.nextStay;
  write(table, 'nextStay', (stay + 1) as Stay);
  const written = writeCard(table, card);
  beginAnew(table, written, move, to, controller, stay);
  // A limit by copy goes on while the card stays on the field, wherever there.
  if (!(isFieldZone(former.zone) && isFieldZone(to))) written.uses = NONE;
  if (last) written.last = last;
  // In a hidden place a card forgets that it was properly Summoned. (summoning.proper.status-lost-in-hand-or-deck, faq.proper.stays-proper-when-it-leaves-face-down)
  if (to === 'hand' || to === 'deck' || to === 'extra') written.properly = false;
  // Where it was to go elsewhere, a text places it on the bottom. (wording.duration.when-it-leaves)
  const under = move.under ?? (to === 'deck' && move.to !== 'deck');
  putIn(table, card, controller, to, written.place, under);
  if (former.zone === 'hand' && knownBy(table, card) !== KNOWN_TO_BOTH) hideHand(table, owner);
  // A Trap Monster is a Trap there. (monsters.trap-monster.trap-card-in-gy)
  followSilence(
    table,
    { card, stay: former.stay },
    to === 'gy' && definitionOf(table, card).monster !== null,
  );
  record(table, {
    what: 'moved',
    card: {
      card,
      stay,
      passcode: written.passcode,
      knownBy: move.shown ? KNOWN_TO_BOTH : knownBefore | knownBy(table, card),
    },
    owner,
    before,
    to,
    controller,
    place: written.place,
    face: written.face,
    position: written.position,
    manner,
    by,
    player,
    ...(byItself && { byItself }),
    ...(source && { source }),
    ...(to === 'banished' && move.to === 'gy' && { instead: true as const }),
    ...(move.excavated && { excavated: true as const }),
  });
  if (former.zone === 'hand' && to === 'monsters') followIntoPlay(table, former.stay, { card, stay });
  noteSides(table, card, former, to, controller);
  const materials = materialsOf(table, { card, stay: former.stay });
  if (move.keepsMaterials) attachTo(table, materials, { card, stay });
  else dropMaterials(table, materials, player);
};

const noteSides = (table: Table, card: CardId, former: Former, to: Zone, controller: Player): void => {
  if (to === 'hand') awakenInHand(table, card);
  if (former.zone === 'monsters') noteMonsterCount(table, former.controller);
  if (to === 'monsters') noteMonsterCount(table, controller);
};

/** What it has on the Chain stays negated when it leaves while its effects are. (effects.negate.left-while-negated-stays-negated) */
const leaveNegated = (table: Table, card: CardId, { zone, face, stay }: Former): void => {
  const { chain } = table.state;
  if (zone !== 'monsters' || face === 'down' || chain.length === 0) return;
  const isIts = (link: ChainLink): boolean =>
    link.card.card === card && link.card.stay === stay && link.what === 'effect' && !isProtected(table, link);
  if (!chain.some(isIts) || !table.look.wasNegated(table, card)) return;
  write(
    table,
    'chain',
    chain.map((link) => (isIts(link) ? { ...link, effectNegated: true } : link)),
  );
};
/** "This effect cannot be negated." */
const isProtected = (table: Table, { card, effect }: ChainLink): boolean => {
  const text = definitionOf(table, card.card).card.effects[effect];
  return text !== undefined && isActivated(text) && text.notNegated !== undefined;
};

/** What applies to a card of the hand "even after it is Summoned/Set" goes on applying to it. */
const followIntoPlay = (table: Table, was: Stay, now: Bound): void => {
  const { lingering } = table.state;
  const isMeant = ({ card, stay }: Bound): boolean => card === now.card && stay === was;
  if (!lingering.some(({ follows, fixed }) => follows && fixed?.some(isMeant))) return;
  write(
    table,
    'lingering',
    lingering.map((each) =>
      each.follows && each.fixed?.some(isMeant) ? { ...each, fixed: [...each.fixed, now] } : each,
    ),
  );
};

/** Makes a card material of an Xyz Monster that is Summoned over it; an Xyz Monster takes its own materials along. (summoning.xyz.over-another-xyz-monster) */
export const overlay = (
  table: Table,
  card: CardId,
  host: Bound,
  cause: { readonly by: Cause; readonly player: Player },
): void => {
  attachTo(table, materialsOf(table, boundTo(table, card)), host);
  moveCard(table, { card, to: 'material', host, manner: 'attached', ...cause });
};

/** Gives Xyz Materials to another monster, or to the same one in a new stay. */
export const attachTo = (table: Table, materials: readonly CardId[], host: Bound): void => {
  for (const material of materials) writeCard(table, material).host = host;
};

/**
 * Materials leave with their monster, also with one whose Summon was negated; they were no cards on the field.
 * (summoning.xyz.material-leaves-with-the-monster, summoning.xyz.detached-material-is-not-sent-from-the-field,
 * summoning.xyz.negated-summon-sends-the-materials-to-gy, summoning.xyz.negated-summons-materials-are-not-sent-from-the-field)
 */
const dropMaterials = (table: Table, materials: readonly CardId[], player: Player): void => {
  for (const card of materials) moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player });
};

/**
 * The number of a side's monsters has changed, if only for a moment: that means a replay, if it is the attacked side and the Damage Step
 * has not begun. (battle.replay.monster-count-changes, battle.replay.leave-and-summon-is-a-change,
 * battle.replay.attackers-own-count-is-irrelevant, battle.replay.never-in-the-damage-step)
 */
export const noteMonsterCount = (table: Table, side: Player): void => {
  const { battle } = table.state;
  if (battle === null || battle.stage !== 'declared' || battle.player === side || battle.replay) return;
  write(table, 'battle', { ...battle, replay: true });
};
