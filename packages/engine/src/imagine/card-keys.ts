/** Under which names of the state a card stands, read off its types: a new name does not compile until it is listed, an old one not while it is. */
import type { KeysTo } from '../state/keys-to.ts';
import type { DuelState } from '../state/state.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** Every name, at any depth, under which a card stands in values of this type. */
export type CardKeys<T> = KeysTo<CardId, T>;

/** The cards themselves and where they lie say nothing of a card besides. */
type Lying = 'cards' | 'lists';
type Speaking = {
  readonly [P in keyof DuelState]-?: [CardKeys<DuelState[P]>] extends [never] ? never : P;
}[keyof DuelState];

/** Parts of the state that speak of cards, beside the cards themselves and where they lie. */
export const SPEAKING: { readonly [part in Exclude<Speaking, Lying>]: true } = {
  battle: true,
  chain: true,
  scenes: true,
  lingering: true,
  tasks: true,
  moments: true,
  pending: true,
  reactions: true,
  held: true,
  admitted: true,
  silenced: true,
  summoning: true,
  history: true,
  frames: true,
  decision: true,
};
/** Under these names one card stands, or a list of cards; elsewhere a number is a number. */
export const CARD_KEYS: { readonly [key in CardKeys<Pick<DuelState, Exclude<Speaking, Lying>>>]: true } = {
  card: true,
  cards: true,
  source: true,
  monster: true,
  monsters: true,
  first: true,
  second: true,
  including: true,
  among: true,
  includingOneOf: true,
  left: true,
  kept: true,
  placed: true,
  moved: true,
  used: true,
  losers: true,
  decided: true,
  negated: true,
  materials: true,
  gone: true,
  pointer: true,
};
