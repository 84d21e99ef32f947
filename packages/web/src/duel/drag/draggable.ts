/** Which choices can be taken by dragging a card, and what it is dragged to. */
import type { ChoiceName, OfferedChoice, View } from '@spellspeed/engine';
import type { Ahead } from '../../host/session/ahead.ts';
import { sideOfPlayer } from '../board/layout.ts';
import { keyOfSpot } from '../question/offers.ts';

const BY_DRAGGING: readonly ChoiceName[] = [
  ...(['attack', 'normal-summon', 'set-monster', 'set-card', 'special-summon', 'activate'] as const),
];
export const isByDragging = (choice: OfferedChoice | undefined): boolean =>
  choice !== undefined && BY_DRAGGING.includes(choice.do);

/** The other player, who is attacked directly. */
export const OPPONENT = 'opponent';
/** A place on the table: a zone, a card that lies there, or the other player. */
export const keyOfCard = (handle: number): string => `card-${handle}`;
const keyOfPlace = (view: View, place: OfferedChoice): string => {
  if (place.do === 'zone') return keyOfSpot({ ...place, side: sideOfPlayer(view, place.player) });
  return 'card' in place ? keyOfCard(place.card) : OPPONENT;
};

/** What a drop means: a choice, and what it is directed at. */
export interface Drop {
  readonly choice: number;
  readonly place: OfferedChoice;
}
export type Drops = ReadonlyMap<string, readonly Drop[]>;
/** All that a card can be dragged to, by the key of the place. */
export const dropsOf = (view: View, ahead: readonly Ahead[]): Drops => {
  const drops = new Map<string, Drop[]>();
  for (const { choice, places } of ahead)
    for (const place of places) {
      const key = keyOfPlace(view, place);
      drops.set(key, [...(drops.get(key) ?? []), { choice, place }]);
    }
  return drops;
};
