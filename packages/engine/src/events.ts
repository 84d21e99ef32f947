/** What happened, as it is delivered to a player: without what the player may not know. */
import type { Happening, Mention } from './state/happening.ts';
import type { Passcode, Stay } from './vocabulary/ids.ts';
import type { Face } from './vocabulary/kinds.ts';
import type { Player } from './vocabulary/players.ts';
import type { Zone } from './vocabulary/zones.ts';

/** A card in an event: its handle at that time and which card it is, each null where the player may not know. */
export interface EventCard {
  readonly handle: Stay | null;
  readonly passcode: Passcode | null;
}
/** What a player gets of a part of a happening: an event card for each card. */
export type Delivered<T> = T extends Mention
  ? EventCard
  : T extends readonly Mention[]
    ? readonly EventCard[]
    : T;
/** A happening without what its player may not know. */
export type DeliveredHappening<H> = H extends { readonly what: 'used-as-material' }
  ? Omit<{ readonly [K in keyof H]: Delivered<H[K]> }, 'was'>
  : H extends { readonly what: 'moved' }
    ? Omit<{ readonly [K in keyof H]: Delivered<H[K]> }, 'before' | 'source' | 'excavated'> & {
        readonly from: Zone;
        readonly fromController: Player;
        readonly fromPlace: number;
        readonly fromFace: 'up' | 'down';
        /** The handle that the card had before. */
        readonly formerHandle: Stay | null;
      }
    : { readonly [K in keyof H]: Delivered<H[K]> };
/** An event as a player gets it. */
export type DuelEvent = DeliveredHappening<Happening>;

const isMention = (value: unknown): value is Mention =>
  typeof value === 'object' && value !== null && 'knownBy' in value;

/** Can this player not look into the pile? Then a card in it has no handle for them. (zones.hand.cards-hidden-from-opponent) */
const isClosedTo = (player: Player, zone: Zone, owner: Player, face: Face): boolean =>
  zone === 'deck' || (owner !== player && (zone === 'hand' || (zone === 'extra' && face === 'down')));

const eventCard = ({ stay, passcode, knownBy }: Mention, player: Player): EventCard => ({
  handle: stay,
  passcode: (knownBy & (1 << player)) !== 0 ? passcode : null,
});

/** The event that `player` gets for what happened. */
export const deliverTo = (happening: Happening, player: Player): DuelEvent => {
  if (happening.what === 'moved') {
    const { before, card, owner, source: _, excavated: __, ...rest } = happening;
    const { passcode } = eventCard(card, player);
    return {
      ...rest,
      owner,
      card: { handle: isClosedTo(player, happening.to, owner, happening.face) ? null : card.stay, passcode },
      from: before.zone,
      fromController: before.controller,
      fromPlace: before.place,
      fromFace: before.face,
      formerHandle: isClosedTo(player, before.zone, owner, before.face) ? null : before.stay,
    };
  }
  // What a material was before it was used has been told when it moved.
  const told = Object.entries(happening).filter(([key]) => key !== 'was');
  const delivered = told.map(([key, value]) => {
    if (isMention(value)) return [key, eventCard(value, player)];
    return [
      key,
      Array.isArray(value) ? value.map((each) => (isMention(each) ? eventCard(each, player) : each)) : value,
    ];
  });
  // Member by member the same shape, with mentions replaced.
  return Object.fromEntries(delivered) as DuelEvent;
};

/** What both players know together: the events of each, one beside the other. */
export const eventsOfBoth = (one: readonly DuelEvent[], other: readonly DuelEvent[]): DuelEvent[] =>
  one.map((event, index) => merged(event, other[index]));

const isEventCard = (value: unknown): value is EventCard =>
  typeof value === 'object' && value !== null && 'passcode' in value;
const mergedValue = (value: unknown, other: unknown): unknown => {
  if (Array.isArray(value) && Array.isArray(other))
    return value.map((each, index) => mergedValue(each, other[index]));
  if (!isEventCard(value) || !isEventCard(other)) return value;
  return { handle: value.handle ?? other.handle, passcode: value.passcode ?? other.passcode };
};
const merged = (event: DuelEvent, other: DuelEvent | undefined): DuelEvent =>
  // The same event field by field, with what either player knows.
  (other === undefined
    ? event
    : Object.fromEntries(
        Object.entries(event).map(([key, value]) => [key, mergedValue(value, Reflect.get(other, key))]),
      )) as DuelEvent;
