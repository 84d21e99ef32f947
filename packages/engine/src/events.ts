/** What happened, as it is delivered to a player: without what the player may not know. */
import type { Happening, Mention } from './state/happening.ts';
import type { Passcode, Stay } from './vocabulary/ids.ts';
import type { Player } from './vocabulary/players.ts';
import type { Zone } from './vocabulary/zones.ts';

/** A card in an event: its handle at that time and which card it is, each null where the player may not know. */
export interface EventCard {
  readonly handle: Stay | null;
  readonly passcode: Passcode | null;
}
type Delivered<T> = T extends Mention ? EventCard : T extends readonly Mention[] ? readonly EventCard[] : T;
type DeliveredHappening<H> = H extends { readonly what: 'moved' }
  ? Omit<{ readonly [K in keyof H]: Delivered<H[K]> }, 'before'> & {
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

const HIDDEN_PILES: readonly Zone[] = ['deck', 'hand', 'extra'];
const eventCard = ({ stay, passcode, knownBy }: Mention, player: Player, zone?: Zone): EventCard => {
  const known = (knownBy & (1 << player)) !== 0;
  const isHidden = zone !== undefined && (zone === 'deck' || (!known && HIDDEN_PILES.includes(zone)));
  return { handle: isHidden ? null : stay, passcode: known ? passcode : null };
};

/** The event that `player` gets for what happened. */
export const deliverTo = (happening: Happening, player: Player): DuelEvent => {
  if (happening.what === 'moved') {
    const { before, card, ...rest } = happening;
    const known = (card.knownBy & (1 << player)) !== 0;
    const wasHidden = before.zone === 'deck' || (!known && HIDDEN_PILES.includes(before.zone));
    return {
      ...rest,
      card: eventCard(card, player, happening.to),
      from: before.zone,
      fromController: before.controller,
      fromPlace: before.place,
      fromFace: before.face,
      formerHandle: wasHidden ? null : before.stay,
    };
  }
  const delivered = Object.entries(happening).map(([key, value]) => {
    if (isMention(value)) return [key, eventCard(value, player)];
    return [
      key,
      Array.isArray(value) ? value.map((each) => (isMention(each) ? eventCard(each, player) : each)) : value,
    ];
  });
  // Member by member the same shape, with mentions replaced.
  return Object.fromEntries(delivered) as DuelEvent;
};
