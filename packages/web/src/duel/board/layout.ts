/** Where everything lies on the table, seen from your seat: seven columns, the opponent's rows above yours, turned round. */
import { opponentOf, type SeenCard, type View } from '@spellspeed/engine';
import type { Side } from '../../words/place-name.ts';

/** A numbered place as choices name it. */
export interface Spot {
  readonly side: Side;
  readonly zone: 'monsters' | 'spells' | 'field' | 'pendulum';
  readonly place: number;
}
export const PILES = ['deck', 'extra', 'gy', 'banished'] as const;
export type Pile = (typeof PILES)[number];

export type Cell =
  /** One zone; the spots are what it is called, also by the other player or as a Pendulum Zone. The first is its usual name. */
  | { readonly kind: 'zone'; readonly id: string; readonly spots: readonly [Spot, ...Spot[]] }
  | { readonly kind: 'pile'; readonly id: string; readonly side: Side; readonly pile: Pile }
  | { readonly kind: 'turn'; readonly id: string }
  | { readonly kind: 'gap'; readonly id: string };

const zone = (first: Spot, ...more: readonly Spot[]): Cell => ({
  kind: 'zone',
  id: `${first.side}-${first.zone}-${first.place}`,
  spots: [first, ...more],
});
const pile = (side: Side, of: Pile): Cell => ({ kind: 'pile', id: `${side}-${of}`, side, pile: of });
const gap = (id: string): Cell => ({ kind: 'gap', id });

const PLACES = [0, 1, 2, 3, 4] as const;
const monstersOf = (side: Side): Cell[] => PLACES.map((place) => zone({ side, zone: 'monsters', place }));
/** The outer Spell & Trap Zones are the Pendulum Zones too. (zones.pendulum-zone.card-is-in-the-spell-trap-zone) */
const spellsOf = (side: Side): Cell[] =>
  PLACES.map((place) => {
    const spell: Spot = { side, zone: 'spells', place };
    const isOuter = place === 0 || place === 4;
    return isOuter ? zone(spell, { side, zone: 'pendulum', place: place === 0 ? 0 : 1 }) : zone(spell);
  });
/** Each player counts the two from their own left. */
const extraZone = (at: 'left' | 'right'): Cell =>
  zone(
    { side: 'you', zone: 'monsters', place: at === 'left' ? 5 : 6 },
    { side: 'opponent', zone: 'monsters', place: at === 'left' ? 6 : 5 },
  );

const yours = (): readonly (readonly Cell[])[] => [
  [zone({ side: 'you', zone: 'field', place: 0 }), ...monstersOf('you'), pile('you', 'gy')],
  [pile('you', 'extra'), ...spellsOf('you'), pile('you', 'deck')],
];
const theirs = (): readonly (readonly Cell[])[] => [
  [pile('opponent', 'deck'), ...spellsOf('opponent').reverse(), pile('opponent', 'extra')],
  [
    pile('opponent', 'gy'),
    ...monstersOf('opponent').reverse(),
    zone({ side: 'opponent', zone: 'field', place: 0 }),
  ],
];
/** Row by row from above. */
export const ROWS: readonly (readonly Cell[])[] = [
  ...theirs(),
  [
    pile('opponent', 'banished'),
    gap('gap-1'),
    extraZone('left'),
    { kind: 'turn', id: 'turn' },
    extraZone('right'),
    gap('gap-2'),
    pile('you', 'banished'),
  ],
  ...yours(),
];

/** Which side of the table is this player's? */
export const sideOfPlayer = (view: View, player: View['player']): Side =>
  player === view.player ? 'you' : 'opponent';
export const playerOf = (view: Pick<View, 'player'>, side: Side): View['player'] =>
  side === 'you' ? view.player : opponentOf(view.player);

/** What lies at a spot. */
export const cardAt = (view: View, { side, zone: of, place }: Spot): SeenCard | null =>
  (of === 'field' ? view[side].field : view[side][of][place]) ?? null;

/** The cards of a pile, the topmost last; those of a Deck are not in the view. */
export const cardsIn = (view: View, side: Side, of: Pile): readonly SeenCard[] => {
  const { gy, banished, extraDeck } = view[side];
  const piles: { readonly [pile in Pile]: readonly SeenCard[] } = {
    deck: [],
    extra: extraDeck,
    gy,
    banished,
  };
  return piles[of];
};
export const countIn = (view: View, side: Side, of: Pile): number =>
  of === 'deck' ? view[side].deckCount : cardsIn(view, side, of).length;

/** Every card in sight, those that a question shows last. */
export const cardsInSight = (view: View): readonly SeenCard[] => {
  const seen = (['you', 'opponent'] as const).flatMap((side) => {
    const { monsters, spells, pendulum, field, hand, gy, banished, extraDeck } = view[side];
    const placed = [...monsters, ...spells, ...pendulum, field].filter((card) => card !== null);
    return [
      ...placed,
      ...placed.flatMap(({ materials }) => materials),
      ...hand,
      ...gy,
      ...banished,
      ...extraDeck,
    ];
  });
  const handles = new Set(seen.map(({ handle }) => handle));
  return [...seen, ...view.shown.filter(({ handle }) => !handles.has(handle))];
};
/** The card of a handle, wherever it is in sight. */
export const cardOfHandle = (view: View, handle: SeenCard['handle']): SeenCard | null =>
  handle === null ? null : (cardsInSight(view).find((card) => card.handle === handle) ?? null);
