/** Where the cards of a described field stand. */
export const ZONES = ['monsters', 'spells', 'pendulum', 'field'] as const;
export const LISTS = ['hand', 'gy', 'banished', 'extra', 'deck'] as const;
export const PILES = [...ZONES, ...LISTS] as const;
export type Zone = (typeof ZONES)[number];
export type List = (typeof LISTS)[number];
export type Pile = (typeof PILES)[number];
/** With what lies under monsters. */
export const STANDS = [...PILES, 'materials'] as const;
export type Stand = (typeof STANDS)[number];
export const PLAYER_NAMES = ['A', 'B'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];
export const otherPlayer = (player: PlayerName): PlayerName => (player === 'A' ? 'B' : 'A');
/** Where a card can be put: a zone by its number, or a list. */
export interface Place {
  readonly player: PlayerName;
  readonly pile: Pile;
  readonly place: number | null;
}
export const isZone = (pile: Stand): pile is Zone => ZONES.some((zone) => zone === pile);
