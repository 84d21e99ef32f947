/** Where everything lies on the table, seen from your seat: seven columns, the opponent's rows above yours, turned round. */
import { FORMATS, type Format, opponentOf, type SeenCard, type View } from '@spellspeed/engine';
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
/** Which zones there are. */
type Zones = Pick<Format, 'extraMonsterZones' | 'pendulumZones'>;
const pendulum = (side: Side, place: 0 | 1): Spot => ({ side, zone: 'pendulum', place });
/** The outer Spell & Trap Zones may be the Pendulum Zones too. (zones.pendulum-zone.card-is-in-the-spell-trap-zone) */
const spellsOf = (side: Side, { pendulumZones }: Zones): Cell[] =>
  PLACES.map((place) => {
    const spell: Spot = { side, zone: 'spells', place };
    const isOuter = pendulumZones === 'outer-spell-trap-zones' && (place === 0 || place === 4);
    return isOuter ? zone(spell, pendulum(side, place === 0 ? 0 : 1)) : zone(spell);
  });
/** Each player counts the two from their own left. */
const extraZone = (at: 'left' | 'right'): Cell =>
  zone(
    { side: 'you', zone: 'monsters', place: at === 'left' ? 5 : 6 },
    { side: 'opponent', zone: 'monsters', place: at === 'left' ? 6 : 5 },
  );

const yours = (zones: Zones): readonly (readonly Cell[])[] => [
  [zone({ side: 'you', zone: 'field', place: 0 }), ...monstersOf('you'), pile('you', 'gy')],
  [pile('you', 'extra'), ...spellsOf('you', zones), pile('you', 'deck')],
];
const theirs = (zones: Zones): readonly (readonly Cell[])[] => [
  [pile('opponent', 'deck'), ...spellsOf('opponent', zones).reverse(), pile('opponent', 'extra')],
  [
    pile('opponent', 'gy'),
    ...monstersOf('opponent').reverse(),
    zone({ side: 'opponent', zone: 'field', place: 0 }),
  ],
];
const TURN: Cell = { kind: 'turn', id: 'turn' };
/** Between the players: what both may use, and what has gone. */
const shared = ({ extraMonsterZones }: Zones): readonly Cell[] => [
  pile('opponent', 'banished'),
  gap('gap-1'),
  extraMonsterZones ? extraZone('left') : gap('gap-2'),
  TURN,
  extraMonsterZones ? extraZone('right') : gap('gap-3'),
  gap('gap-4'),
  pile('you', 'banished'),
];
/** Pendulum Zones of their own lie outside the Monster Zones, so each player has a row more. */
const withOwnPendulumZones = (): readonly (readonly Cell[])[] => [
  [
    zone(pendulum('opponent', 1)),
    pile('opponent', 'banished'),
    gap('gap-1'),
    TURN,
    gap('gap-2'),
    gap('gap-3'),
    zone(pendulum('opponent', 0)),
  ],
  [
    zone(pendulum('you', 0)),
    gap('gap-4'),
    gap('gap-5'),
    gap('gap-6'),
    gap('gap-7'),
    pile('you', 'banished'),
    zone(pendulum('you', 1)),
  ],
];
const rowsWith = (zones: Zones): readonly (readonly Cell[])[] => [
  ...theirs(zones),
  ...(zones.pendulumZones === 'own' ? withOwnPendulumZones() : [shared(zones)]),
  ...yours(zones),
];
const ROWS: { readonly [format in View['format']]: readonly (readonly Cell[])[] } = {
  'master-2020': rowsWith(FORMATS['master-2020']),
  'master-3': rowsWith(FORMATS['master-3']),
  classic: rowsWith(FORMATS.classic),
};
/** Row by row from above, with the zones that the rules of the duel have. */
export const rowsOf = ({ format }: Pick<View, 'format'>): readonly (readonly Cell[])[] => ROWS[format];

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
