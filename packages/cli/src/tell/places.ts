/** Short names for the places of cards: H2 is your second card in hand, OM3 the opponent's third Monster Zone. */
import {
  MAIN_MONSTER_ZONES,
  opponentOf,
  type Player,
  type SeenCard,
  type SideView,
  type Stay,
  type View,
  type Zone,
} from '@spellspeed/engine';

/** A card that can be seen, and the name of its place. */
export interface Place {
  readonly label: string;
  readonly card: SeenCard;
}

const monsterLabel = (place: number): string =>
  place < MAIN_MONSTER_ZONES ? `M${place + 1}` : `E${place - MAIN_MONSTER_ZONES + 1}`;
const LABELS: { readonly [zone in Zone]: (place: number) => string } = {
  hand: (place) => `H${place + 1}`,
  deck: () => 'Deck',
  monsters: monsterLabel,
  spells: (place) => `S${place + 1}`,
  field: () => 'F',
  pendulum: (place) => `P${place + 1}`,
  gy: (place) => `G${place + 1}`,
  banished: (place) => `B${place + 1}`,
  extra: (place) => `X${place + 1}`,
  material: (place) => `material ${place + 1}`,
  nowhere: () => '–',
};

/** The name of a place as `viewer` uses it; the opponent's begin with O. */
export const placeLabel = (viewer: Player, owner: Player, zone: Zone, place: number): string =>
  `${owner === viewer ? '' : 'O'}${LABELS[zone](place)}`;

const PILES = ['hand', 'gy', 'banished'] as const;
const PLACED = ['monsters', 'spells', 'pendulum'] as const;
const placesOf = (side: SideView, viewer: Player, owner: Player): Place[] => {
  const named = (zone: Zone, cards: readonly (SeenCard | null)[]): Place[] =>
    cards.flatMap((card, index) =>
      card === null ? [] : [{ label: placeLabel(viewer, owner, zone, index), card }],
    );
  return [
    ...[...PLACED, ...PILES].flatMap((zone) => named(zone, side[zone])),
    ...named('field', [side.field]),
    ...named('extra', side.extraDeck),
  ];
};

/** Every card that the viewer sees, those that a question shows last. */
export const placesIn = (view: View): Place[] => {
  const { player, you, opponent, shown } = view;
  const other = opponentOf(player);
  const placed = [...placesOf(you, player, player), ...placesOf(opponent, player, other)];
  const handles = new Set(placed.map(({ card }) => card.handle));
  const elsewhere = shown
    .filter(({ handle }) => !handles.has(handle))
    .map((card) => ({ label: placeLabel(player, card.controller, card.zone, card.place), card }));
  return [...placed, ...elsewhere];
};

export const placeOf = (view: View, handle: Stay): Place | undefined =>
  placesIn(view).find(({ card }) => card.handle === handle);

/** `"Dark Magician" (H2)`, `the face-down card in OS1`. */
export const cardWords = (view: View, handle: Stay | undefined): string => {
  const place = handle === undefined ? undefined : placeOf(view, handle);
  if (place === undefined) return 'a card';
  const { label, card } = place;
  return card.known ? `"${card.known.name}" (${label})` : `the face-down card in ${label}`;
};
