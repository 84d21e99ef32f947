/** What a view may show: no card that the player may not know, no handle of a card in a closed pile. */
import type { Duel } from '../duel.ts';
import type { CardState, DuelState } from '../state/state.ts';
import type { SeenCard } from '../view.ts';
import type { Face } from '../vocabulary/kinds.ts';
import { PLAYERS, type Player } from '../vocabulary/players.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Every object inside a value, at any depth. */
export const partsOf = (value: unknown): Record<string, unknown>[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];
const isSeen = (part: object): part is SeenCard => 'handle' in part && 'known' in part;
/** Every card that a player sees. */
export const seenIn = (duel: Duel, player: Player): SeenCard[] => {
  const found: SeenCard[] = [];
  const look = (part: object): void => {
    const isCard = isSeen(part);
    if (isCard) found.push(part);
    // What is known of a card is no other card.
    for (const [key, member] of Object.entries(part))
      if (isObject(member) && !(isCard && key === 'known')) look(member);
  };
  look(duel.view(player));
  return found;
};

/** Can this player not look into the pile? Cards that lie face-up in it are known all the same. */
export const isClosed = (player: Player, zone: Zone, owner: Player, face: Face): boolean =>
  zone === 'deck' || (owner !== player && (zone === 'hand' || zone === 'extra') && face === 'down');

const isChained = ({ chain, cards }: DuelState, card: CardState): boolean =>
  chain.some((link) => cards[link.card.card] === card);
const isOffered = ({ decision, cards }: DuelState, player: Player, card: CardState): boolean =>
  decision?.player === player &&
  decision.choices.some((choice) => 'card' in choice && cards[choice.card] === card);

/** Does a face-up card on the field keep cards in hands revealed? (zones.hand.card-revealed-by-effect-is-public) */
export const areHandsRevealed = ({ pool }: Duel, { cards }: DuelState): boolean =>
  cards.some(
    ({ zone, face, passcode }) =>
      face === 'up' && isFieldZone(zone) && pool.get(passcode)?.modifiers.includes('revealed') === true,
  );

/** What the views of a duel show that they must not, in words; empty if nothing. */
export const brokenViews = (duel: Duel, state: DuelState): string[] => {
  const byStay = new Map(state.cards.map((card) => [card.stay, card]));
  const isHandOpen = areHandsRevealed(duel, state);
  const wrongWith = (player: Player, { handle, known }: SeenCard): string[] => {
    const card = handle === null ? undefined : byStay.get(handle);
    if (card === undefined || isChained(state, card)) return [];
    const { zone, owner, controller, face, host } = card;
    // (faq.equip.face-down-equip-card)
    const mayLook = face === 'down' && zone === 'spells' && host !== null ? owner : controller;
    if (zone === 'hand' && isHandOpen) return [];
    const isLookedAt = zone === 'hand' && isOffered(state, player, card);
    const isOpen = face === 'up' || zone === 'gy' || mayLook === player || isLookedAt;
    const wrong: string[] = [];
    if (known !== null && !isOpen)
      wrong.push(`player ${player} sees ${known.name}, which is hidden in ${zone}`);
    if (isClosed(player, zone, owner, face) && !isOffered(state, player, card))
      wrong.push(`player ${player} has the handle ${handle} of a card in a closed ${zone}`);
    return wrong;
  };
  return PLAYERS.flatMap((player) => seenIn(duel, player).flatMap((seen) => wrongWith(player, seen)));
};
