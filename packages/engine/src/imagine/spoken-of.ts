/** Of which cards the state speaks, beside saying where they lie. */
import type { CardState, DuelState } from '../state/state.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { CARD_KEYS, SPEAKING } from './card-keys.ts';

const PARTS = Object.keys(SPEAKING) as readonly (keyof typeof SPEAKING)[];
const CARDS: ReadonlySet<string> = new Set(Object.keys(CARD_KEYS));

const note = (value: unknown, found: Set<CardId>): void => {
  if (typeof value === 'number') found.add(value as CardId);
  else if (Array.isArray(value))
    for (const each of value) if (typeof each === 'number') found.add(each as CardId);
};
/** Notes every card that a part of the state names. */
const gatherFrom = (value: unknown, found: Set<CardId>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) gatherFrom(each, found);
    return;
  }
  for (const key in value) {
    const member = (value as { readonly [key: string]: unknown })[key];
    if (CARDS.has(key)) note(member, found);
    if (typeof member === 'object') gatherFrom(member, found);
  }
};

const ofRecord = ({ host, made, links }: CardState, found: Set<CardId>): void => {
  if (host !== null) found.add(host.card);
  if (made !== null) gatherFrom(made, found);
  for (const name in links) for (const { card } of links[name] ?? []) found.add(card);
};

/** Every card that is named anywhere: it keeps its number, so that what is said of it stays true. */
export const spokenOf = (state: DuelState): ReadonlySet<CardId> => {
  const found = new Set<CardId>();
  for (const part of PARTS) gatherFrom(state[part], found);
  for (const used of state.usedInPhase) {
    const stay = Number.parseInt(used, 10);
    const card = state.cards.findIndex((record) => record.stay === stay);
    if (card >= 0) found.add(card as CardId);
  }
  for (const record of state.cards) ofRecord(record, found);
  found.delete(NO_CARD);
  return found;
};

/**
 * Cards of which it has come out for this player which they are, wherever they lie now: what has been used, Summoned or sent in this turn, what speaks on the
 * Chain or goes on applying, what a monster was made of, and what the open question lays before the player.
 */
export const comeOut = (state: DuelState, player: Player): ReadonlySet<CardId> => {
  const { cards, chain, scenes, lingering, tasks, moments, pending, reactions, frames, decision } = state;
  const found = new Set<CardId>();
  gatherFrom(state.history, found);
  for (const { made } of cards) for (const used of made?.using ?? []) found.add(used.card);
  for (const link of chain) found.add(link.card.card);
  for (const id in scenes) found.add(scenes[id]?.source.card ?? NO_CARD);
  for (const { scene } of lingering) found.add(scene.source.card);
  for (const { source } of tasks) found.add(source);
  for (const each of pending) found.add(each.card.card);
  for (const each of reactions) found.add(each.card.card);
  for (const { vars } of frames) if ('card' in vars) found.add(vars.card);
  for (const { happenings } of moments) for (const happening of happenings) knownIn(happening, player, found);
  if (decision !== null) {
    if ('card' in decision.why) found.add(decision.why.card);
    if (decision.player === player)
      for (const choice of decision.choices)
        if ('card' in choice && isPile(cards[choice.card]?.zone)) found.add(choice.card);
  }
  return found;
};
/** A player chooses in a pile only after looking at it; on the field also what lies face-down. */
const isPile = (zone: Zone | undefined): boolean => zone === 'deck' || zone === 'hand';
/** Cards of a happening that this player knew when it happened. */
const knownIn = (value: object, player: Player, found: Set<CardId>): void => {
  for (const member of Object.values(value)) {
    if (typeof member !== 'object' || member === null) continue;
    if ('knownBy' in member && 'card' in member) {
      if ((member.knownBy & (1 << player)) !== 0) found.add(member.card);
    } else if (Array.isArray(member))
      for (const each of member)
        if (typeof each === 'object' && each !== null) knownIn({ each }, player, found);
  }
};
