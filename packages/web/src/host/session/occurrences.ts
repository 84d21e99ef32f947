/** Events with what a sentence about them needs besides. */
import type { CardPool, DuelEvent, EventCard, Passcode, Stay, View } from '@spellspeed/engine';
import type { EffectMark, Occurrence, Spot } from '../types.ts';
import { markOf } from './printing.ts';
import { cardAt, spotOf } from './spots.ts';

const isEventCard = (value: unknown): value is EventCard =>
  typeof value === 'object' && value !== null && 'handle' in value && 'passcode' in value;

/** The cards that an event names. */
const cardsNamed = (event: DuelEvent): EventCard[] =>
  Object.values(event).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isEventCard),
  );

/** Where a card came to or left among these events: for what was neither there before them nor is there after them. */
const passedBy = (events: readonly DuelEvent[], handle: Stay): Spot | null => {
  for (const event of events) {
    if (event.what !== 'moved') continue;
    if (event.card.handle === handle)
      return { controller: event.controller, zone: event.to, place: event.place };
    if (event.formerHandle === handle)
      return { controller: event.fromController, zone: event.from, place: event.fromPlace };
  }
  return null;
};

/** The places of the cards that the player does not know; of what has gone since, the place that it left. */
const spotsIn = (
  event: DuelEvent,
  events: readonly DuelEvent[],
  after: () => View,
  before: View,
): { readonly [handle: number]: Spot } =>
  Object.fromEntries(
    cardsNamed(event).flatMap(({ handle, passcode }) => {
      if (handle === null || passcode !== null) return [];
      const spot = spotOf(after(), handle) ?? spotOf(before, handle) ?? passedBy(events, handle);
      return spot ? [[handle, spot]] : [];
    }),
  );

const markIn = (event: DuelEvent, pool: CardPool, before: View): EffectMark | null => {
  if (event.what !== 'activated' && event.what !== 'resolving') return null;
  const { handle, passcode } = event.card;
  if (passcode === null) return null;
  const gained = (handle === null ? undefined : cardAt(before, handle)?.known?.gained) ?? [];
  const card = pool.withGained(passcode as Passcode, gained)?.card;
  return card ? markOf(card, event.effect) : null;
};

/** A card to which something was applied, and whose effects are negated since. */
const negatesIn = (event: DuelEvent, before: View, after: () => View): boolean => {
  if (event.what !== 'modified' || event.card.handle === null) return false;
  const { handle } = event.card;
  return cardAt(after(), handle)?.known?.negated === true && cardAt(before, handle)?.known?.negated !== true;
};

export const occurrencesOf = (
  events: readonly DuelEvent[],
  pool: CardPool,
  before: View,
  after: () => View,
): Occurrence[] =>
  events.map((event) => ({
    event,
    spots: spotsIn(event, events, after, before),
    mark: markIn(event, pool, before),
    ...(negatesIn(event, before, after) && { negates: true as const }),
  }));
