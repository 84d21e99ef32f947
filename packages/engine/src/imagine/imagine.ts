/**
 * The duel as it might be for all that a player knows: what the player cannot know is dealt anew, everything else is as it is. Two duels that differ only in what the
 * player cannot know become the same one. (`packages/proof/src/laws/imagine.test.ts`)
 */
import { layBeside } from '../state/door.ts';
import { seedRandom } from '../state/random.ts';
import type { CardState, Lists } from '../state/state.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import type { CardId, Passcode, Stay } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { type Dice, diceFrom, type Stock, shuffle, sorted, stockOf } from './deal.ts';
import { inOrderOfStays, otherCard, renumber } from './piles.ts';
import { renamed } from './rename.ts';
import { comeOut, spokenOf } from './spoken-of.ts';
import { couldLieAs, type Unknown, unknownTo } from './unknown.ts';

/** What a player remembers beside what lies open. */
export interface Remembered {
  /** Passcodes of cards that the opponent holds although they are not open now: they were shown, or returned there. */
  readonly hand?: readonly number[];
  /** Which card a face-down one on the field is, by its handle. */
  readonly set?: readonly { readonly handle: Stay; readonly passcode: number }[];
  /** Passcodes of cards on top of each Deck, the top one first. */
  readonly top?: { readonly you?: readonly number[]; readonly opponent?: readonly number[] };
}
export interface Imagining {
  /** Any whole number: the same one deals the same cards, and begins the same dice. */
  readonly seed: number;
  /** The opponent's list as it is supposed to be. Without it, or where a part is empty, the true one is taken as known, but not where its cards lie. */
  readonly theirs?: { readonly main: readonly number[]; readonly extra: readonly number[] };
  readonly known?: Remembered;
}

/** A table of its own; the other stays as it is. */
export const imagine = (table: Table, player: Player, imagining: Imagining): Table => {
  const { state } = table;
  const dice = diceFrom(seedRandom(imagining.seed));
  const unknown = unknownTo(table, player, comeOut(state, player));
  const deal: Deal = {
    dice,
    spoken: spokenOf(state),
    cards: state.cards.slice(),
    lists: [state.lists[0], state.lists[1]],
  };
  dealOwnDeck(table, player, unknown, deal, imagining);
  dealTheirs(table, player, unknown, deal, imagining);
  const { cards, lists } = deal;
  const named = state.moments.length > 0 ? renamed(state, cards) : {};
  return layBeside(table, { ...state, ...named, cards, lists, random: dice.state(), trail: [] });
};

/** What is being dealt. */
interface Deal {
  readonly dice: Dice;
  readonly spoken: ReadonlySet<CardId>;
  readonly cards: CardState[];
  readonly lists: [Lists, Lists];
}
const recordOf = ({ cards }: Deal, card: CardId): CardState => cards[card] as CardState;
const become = (deal: Deal, card: CardId, passcode: number): void => {
  const record = recordOf(deal, card);
  deal.cards[card] = deal.spoken.has(card)
    ? { ...record, passcode: passcode as Passcode }
    : otherCard(record, passcode);
};
const stockFor = (table: Table, left: readonly number[], all: readonly number[], { dice }: Deal): Stock =>
  stockOf(left, all, (passcode) => table.pool.get(passcode as Passcode), dice);
const passcodesOf = (table: Table, cards: readonly CardId[]): number[] =>
  cards.map((card) => cardOf(table, card).passcode);

/** The own Deck: which cards it has is known, their order is not. (zones.deck.contents-and-order-hidden) */
const dealOwnDeck = (
  table: Table,
  player: Player,
  { ownDeck }: Unknown,
  deal: Deal,
  { known }: Imagining,
): void => {
  const [places = []] = renumber(deal.cards, [ownDeck], deal.spoken);
  const stock = stockFor(table, passcodesOf(table, ownDeck), [], deal);
  stack(deal, player, listOf(table, player, 'deck'), places, stock, known?.top?.you ?? []);
};

/** A Deck: what is known to lie on top, the rest as it comes. A card of which it has come out which it is lies anywhere in it. */
const stack = (
  deal: Deal,
  owner: Player,
  all: readonly CardId[],
  places: readonly CardId[],
  stock: Stock,
  top: readonly number[],
): void => {
  const free = shuffle(sorted(places), deal.dice);
  const onTop = free.splice(0, Math.min(top.length, free.length));
  for (const [at, card] of onTop.entries()) become(deal, card, stock.take(top[at] as number));
  for (const card of free) become(deal, card, stock.next());
  const dealt = new Set(places);
  const below = shuffle(sorted([...all.filter((card) => !dealt.has(card)), ...free]), deal.dice);
  deal.lists[owner] = { ...deal.lists[owner], deck: [...below, ...onTop.toReversed()] };
};

/** The opponent's hand, Deck, Extra Deck and face-down cards. */
const dealTheirs = (
  table: Table,
  player: Player,
  unknown: Unknown,
  deal: Deal,
  { theirs, known = {} }: Imagining,
): void => {
  const them = opponentOf(player);
  const hidden = [...unknown.hand, ...unknown.deck, ...unknown.extra, ...unknown.set, ...unknown.banished];
  const isExtra = (card: CardId): boolean => definitionOf(table, card).inExtraDeck;
  const truly = {
    main: passcodesOf(
      table,
      hidden.filter((card) => !isExtra(card)),
    ),
    extra: passcodesOf(table, hidden.filter(isExtra)),
  };
  const left = theirs ? leftOf(table, them, hidden, theirs) : truly;
  const stockOfPart = (part: 'main' | 'extra'): Stock =>
    theirs === undefined || theirs[part].length === 0
      ? stockFor(table, truly[part], truly[part], deal)
      : stockFor(table, left[part], theirs[part], deal);
  const stocks = { main: stockOfPart('main'), extra: stockOfPart('extra') };
  const stockOfKind = (card: CardId): Stock => (isExtra(card) ? stocks.extra : stocks.main);
  const remembered = new Map(known.set?.map(({ handle, passcode }) => [handle, passcode]));
  for (const card of unknown.set) {
    const record = recordOf(deal, card);
    const passcode = remembered.get(record.stay);
    const stock = stockOfKind(card);
    become(deal, card, passcode === undefined ? stock.next(couldLieAs(record)) : stock.take(passcode));
  }
  const [hand = [], deck = []] = renumber(deal.cards, [unknown.hand, unknown.deck], deal.spoken);
  const [extra = []] = renumber(deal.cards, [unknown.extra], deal.spoken);
  for (const [at, card] of shuffle(inOrderOfStays(deal.cards, hand), deal.dice).entries()) {
    const shown = known.hand?.[at];
    become(deal, card, shown === undefined ? stocks.main.next() : stocks.main.take(shown));
  }
  for (const card of inOrderOfStays(deal.cards, unknown.banished))
    become(deal, card, stockOfKind(card).next());
  for (const card of extra) become(deal, card, stocks.extra.next());
  const zoneWith = (zone: Zone, before: readonly CardId[], now: readonly CardId[]): readonly CardId[] => {
    const gone = new Set(before);
    return [...listOf(table, them, zone).filter((card) => !gone.has(card)), ...now];
  };
  stack(deal, them, zoneWith('deck', unknown.deck, deck), deck, stocks.main, known.top?.opponent ?? []);
  deal.lists[them] = {
    ...deal.lists[them],
    hand: inOrderOfStays(deal.cards, zoneWith('hand', unknown.hand, hand)),
    extra: inOrderOfStays(deal.cards, zoneWith('extra', unknown.extra, extra)),
  };
};

/** What is left of a supposed list besides the cards of which it is known where they are. */
const leftOf = (
  table: Table,
  them: Player,
  hidden: readonly CardId[],
  theirs: { readonly main: readonly number[]; readonly extra: readonly number[] },
): { readonly main: readonly number[]; readonly extra: readonly number[] } => {
  const isHidden = new Set(hidden);
  const main = [...theirs.main];
  const extra = [...theirs.extra];
  table.state.cards.forEach(({ owner, passcode }, id) => {
    if (owner !== them || isHidden.has(id as CardId)) return;
    for (const list of [main, extra]) {
      const at = list.indexOf(passcode);
      if (at >= 0) list.splice(at, 1);
    }
  });
  return { main, extra };
};
