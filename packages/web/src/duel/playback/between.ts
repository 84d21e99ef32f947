/**
 * The field between two views: what one answer led to, event by event. Only the views before and after are exact; what lies between
 * is made from them, so that each event is seen where it happens.
 */
import type { DuelEvent, Player, SeenCard, SideView, View, Zone } from '@spellspeed/engine';
import type { Occurrence } from '../../host/types.ts';
import { cardOfHandle } from '../board/layout.ts';

type EventOf<W extends DuelEvent['what']> = Extract<DuelEvent, { readonly what: W }>;
type Side = 'you' | 'opponent';
const sideOf = (view: View, player: Player): Side => (player === view.player ? 'you' : 'opponent');
const withSide = (view: View, player: Player, change: (side: SideView) => SideView): View => {
  const side = sideOf(view, player);
  return { ...view, [side]: change(view[side]) };
};

/** Zones with numbered places, and piles. The field zone is one place. */
const PLACED = ['monsters', 'spells', 'pendulum'] as const;
const PILES: { readonly [zone in Zone]?: 'hand' | 'gy' | 'banished' | 'extraDeck' } = {
  hand: 'hand',
  gy: 'gy',
  banished: 'banished',
  extra: 'extraDeck',
};
const isPlaced = (zone: Zone): zone is (typeof PLACED)[number] => PLACED.some((each) => each === zone);

type Handle = SeenCard['handle'];
const without = (cards: readonly SeenCard[], handle: Handle): readonly SeenCard[] => {
  const at = cards.findLastIndex((card) => card.handle === handle);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};
/** A card whose activation, or whose Summon, was negated lies nowhere by the rules, but was seen where it had been placed. */
const withoutPlaced = (side: SideView, handle: Handle): SideView => {
  const free = (card: SeenCard | null): SeenCard | null => (card?.handle === handle ? null : card);
  const { monsters, spells, pendulum, field } = side;
  return {
    ...side,
    monsters: monsters.map(free),
    spells: spells.map(free),
    pendulum: pendulum.map(free),
    field: free(field),
  };
};
const taken = (side: SideView, { from, fromPlace, formerHandle }: EventOf<'moved'>): SideView => {
  const pile = PILES[from];
  if (pile) return { ...side, [pile]: without(side[pile], formerHandle) };
  if (isPlaced(from)) return { ...side, [from]: side[from].with(fromPlace, null) };
  if (from === 'field') return { ...side, field: null };
  if (from === 'nowhere') return withoutPlaced(side, formerHandle);
  return from === 'deck' ? { ...side, deckCount: side.deckCount - 1 } : side;
};
const put = (side: SideView, { to, place }: EventOf<'moved'>, card: SeenCard): SideView => {
  const pile = PILES[to];
  if (pile) return { ...side, [pile]: [...side[pile], card] };
  if (isPlaced(to)) return { ...side, [to]: side[to].with(place, card) };
  if (to === 'field') return { ...side, field: card };
  return to === 'deck' ? { ...side, deckCount: side.deckCount + 1 } : side;
};

/** The card as it is seen where it came to: as it is afterwards if it stays there, otherwise as it was. */
const arrived = (view: View, after: View, event: EventOf<'moved'>): SeenCard => {
  const { card, formerHandle, controller, owner, to, place, face, position } = event;
  const there = { handle: card.handle, controller, zone: to, place, face, position };
  const seen = cardOfHandle(after, card.handle) ?? cardOfHandle(view, formerHandle);
  const known = seen?.known ?? null;
  return {
    owner,
    counters: seen?.counters ?? {},
    equippedTo: seen?.equippedTo ?? null,
    materials: seen?.materials ?? [],
    known: card.passcode === null && to !== 'hand' ? null : known,
    ...there,
  };
};
const moved = (view: View, after: View, event: EventOf<'moved'>): View => {
  const card = arrived(view, after, event);
  const left = withSide(view, event.fromController, (side) => taken(side, event));
  return withSide(left, event.controller, (side) => put(side, event, card));
};

const changed = (view: View, handle: Handle, change: (card: SeenCard) => SeenCard): View => {
  const inSide = (side: SideView): SideView => ({
    ...side,
    monsters: side.monsters.map((card) => (card && card.handle === handle ? change(card) : card)),
    spells: side.spells.map((card) => (card && card.handle === handle ? change(card) : card)),
  });
  return handle === null ? view : { ...view, you: inSide(view.you), opponent: inSide(view.opponent) };
};
const withLife = (view: View, player: Player, by: number): View =>
  withSide(view, player, (side) => ({ ...side, lifePoints: Math.max(0, side.lifePoints + by) }));

type Apply<W extends DuelEvent['what']> = (view: View, event: EventOf<W>, after: View) => View;
/** The events after which the field looks otherwise. */
const CHANGES: { readonly [W in DuelEvent['what']]?: Apply<W> } = {
  moved: (view, event, after) => moved(view, after, event),
  'turn-began': (view, { turn, player }) => ({ ...view, turn, turnPlayer: player }),
  'phase-began': (view, { phase }) => ({ ...view, phase, battle: null }),
  'battle-damage': (view, { player, amount }) => withLife(view, player, -amount),
  'effect-damage': (view, { player, amount }) => withLife(view, player, -amount),
  'life-points-paid': (view, { player, amount }) => withLife(view, player, -amount),
  'life-points-lost': (view, { player, amount }) => withLife(view, player, -amount),
  'life-points-gained': (view, { player, amount }) => withLife(view, player, amount),
  'position-changed': (view, { card, position }) =>
    changed(view, card.handle, (seen) => ({ ...seen, position })),
  flipped: (view, { card }, after) =>
    changed(view, card.handle, (seen) => ({
      ...seen,
      face: 'up',
      known: cardOfHandle(after, card.handle)?.known ?? seen.known,
    })),
  'turned-face-down': (view, { card }) => changed(view, card.handle, (seen) => ({ ...seen, face: 'down' })),
  activated: (view, { card, player, effect, targets }, after) => {
    const seen = cardOfHandle(view, card.handle) ?? cardOfHandle(after, card.handle);
    if (seen === null) return view;
    const handles = targets.flatMap(({ handle }) => (handle === null ? [] : [handle]));
    const face = seen.face === 'down' && seen.zone === 'spells' ? 'up' : seen.face;
    const link = { card: { ...seen, face }, player, effect, targets: handles } as const;
    return { ...view, chain: [...view.chain, link] };
  },
  'chain-resolved': (view) => ({ ...view, chain: [] }),
  'attack-declared': (view, { attacker, target }) =>
    attacker.handle === null
      ? view
      : { ...view, battle: { attacker: attacker.handle, target: target?.handle ?? null } },
};

/** The views after each of the occurrences; the last one is the exact view after all of them. */
export const viewsBetween = (
  before: View,
  occurrences: readonly Occurrence[],
  after: View,
): readonly View[] => {
  let view = before;
  return occurrences.map(({ event }, index) => {
    // The record holds for each event the function that takes it.
    const apply = CHANGES[event.what] as ((view: View, event: DuelEvent, after: View) => View) | undefined;
    if (apply) view = apply(view, event, after);
    return index === occurrences.length - 1 ? after : view;
  });
};
