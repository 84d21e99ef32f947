/** What a player may not know: the same duel with unknown cards exchanged among themselves. */
import type { Duel } from '../../../engine/src/duel.ts';
import { areHandsRevealed, partsOf } from '../../../engine/src/laws/views.ts';
import { type Snapshot, stateIn } from '../../../engine/src/snapshot.ts';
import { checksumOf } from '../../../engine/src/state/checksum.ts';
import type { CardState, DuelState } from '../../../engine/src/state/state.ts';
import type { CardId, Passcode } from '../../../engine/src/vocabulary/ids.ts';
import { opponentOf, type Player } from '../../../engine/src/vocabulary/players.ts';
import { isFieldZone } from '../../../engine/src/vocabulary/zones.ts';
import { POOL } from './play.fixture.ts';

export type Reach = 'own deck too' | 'opponent only';

/** A Set Field Spell lies in a zone of its own and shows by it what it is. (zones.face-down.set-field-spell-is-still-a-field-spell) */
const kindOf = ({ passcode }: CardState): 'monster' | 'field-spell' | 'other' => {
  const card = POOL.get(passcode)?.card;
  if (card?.kind === 'monster') return 'monster';
  return card?.kind === 'spell' && card.property === 'Field' ? 'field-spell' : 'other';
};

/** In which heap of exchangeable cards does it lie, for a player who may not know it? Null if it is known. */
const heapOf = (card: CardState, player: Player, reach: Reach): string | null => {
  const { zone, owner, controller, face } = card;
  if (owner === player) return zone === 'deck' && reach === 'own deck too' ? 'own deck' : null;
  if (zone === 'extra') return face === 'down' ? 'extra' : null;
  // What was searched lies face-up in the hand. (movement.to-hand.searched-card-is-shown)
  if (zone === 'deck' || zone === 'hand') return face === 'down' ? kindOf(card) : null;
  return isFieldZone(zone) && face === 'down' && controller === opponentOf(player) ? kindOf(card) : null;
};

/** Cards whose text is being read, and those of which a monster was made, wherever they are now: which cards they are has come out. */
const speakers = (state: DuelState): Set<CardId> => {
  const { cards, chain, scenes, lingering, tasks, pending, reactions, frames, decision, history } = state;
  const found = new Set<CardId>();
  // What has been used, Summoned or sent in this turn was seen.
  for (const part of partsOf(history)) if ('card' in part) found.add(part.card as CardId);
  for (const { made } of cards) for (const used of made?.using ?? []) found.add(used.card);
  for (const link of chain) found.add(link.card.card);
  for (const scene of Object.values(scenes)) found.add(scene.source.card);
  for (const { scene } of lingering) found.add(scene.source.card);
  for (const { source } of tasks) found.add(source);
  for (const each of [...pending, ...reactions]) found.add(each.card.card);
  for (const frame of frames) if ('card' in frame.vars) found.add(frame.vars.card);
  if (decision && 'card' in decision.why) found.add(decision.why.card);
  return found;
};
/** Cards that the player knew when what has just happened happened to them. */
const justSeen = ({ moments }: DuelState, player: Player): Set<CardId> =>
  new Set(
    partsOf(moments).flatMap((part) =>
      'knownBy' in part && (Number(part.knownBy) & (1 << player)) !== 0 ? [part.card as CardId] : [],
    ),
  );
/** Cards that the open question lays before the player. */
const laidOpen = ({ decision, cards }: DuelState, player: Player): Set<CardId> =>
  new Set(
    decision?.player === player
      ? decision.choices.flatMap((choice) =>
          'card' in choice && ['deck', 'hand'].includes(cards[choice.card]?.zone ?? '') ? [choice.card] : [],
        )
      : [],
  );

/** The cards among which a player can see no difference, heap by heap. */
const unknownHeaps = (duel: Duel, state: DuelState, player: Player, reach: Reach): CardId[][] => {
  const isHandOpen = areHandsRevealed(duel, state);
  const known = new Set([...speakers(state), ...justSeen(state, player), ...laidOpen(state, player)]);
  const heaps = new Map<string, CardId[]>();
  state.cards.forEach((card, index) => {
    const id = index as CardId;
    const isKnown = known.has(id) || (card.zone === 'hand' && isHandOpen);
    const heap = isKnown ? null : heapOf(card, player, reach);
    if (heap !== null) heaps.set(heap, [...(heaps.get(heap) ?? []), id]);
  });
  return [...heaps.values()];
};

/** Records of a card's name in what has happened. */
const renamed = (value: unknown, passcodes: ReadonlyMap<CardId, Passcode>): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member) => renamed(member, passcodes));
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, renamed(member, passcodes)]),
  );
  if ('knownBy' in value && 'card' in value)
    copy.passcode = passcodes.get(value.card as CardId) ?? copy.passcode;
  return copy;
};

/** The duel as it would be if the cards that this player does not know were others: each heap is turned round by `by`. */
export const exchangeUnknown = (duel: Duel, player: Player, reach: Reach, by: number): Snapshot | null => {
  const snapshot = duel.snapshot();
  const state = stateIn(snapshot);
  const passcodes = new Map<CardId, Passcode>();
  for (const heap of unknownHeaps(duel, state, player, reach))
    heap.forEach((id, at) => {
      const other = state.cards[heap[(at + by) % heap.length] ?? id];
      if (other && other.passcode !== state.cards[id]?.passcode) passcodes.set(id, other.passcode);
    });
  if (passcodes.size === 0) return null;
  const cards = state.cards.map((card, index) => ({
    ...card,
    passcode: passcodes.get(index as CardId) ?? card.passcode,
  }));
  // Of the same shape: only names of cards have changed.
  const others = renamed({ ...state, cards: [] }, passcodes) as DuelState;
  const exchanged = { ...others, cards };
  return { ...snapshot, checksum: checksumOf(exchanged), state: exchanged };
};
