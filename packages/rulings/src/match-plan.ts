/** Reading `match:` of a scenario: what the Match stands at, with which decks it is played. */
import { READY_MADE_DECKS, readyMadeDeck } from '@spellspeed/cards';
import { type FieldSide, type Passcode, PLAYERS, type Player } from '@spellspeed/engine';
import { BEST_OF, type BestOf, cardsOf, type MatchDeck } from '@spellspeed/match';
import { isMap, isScalar } from 'yaml';
import type { PlacedCard } from './card-name.ts';
import type { MatchPlan } from './match-told.ts';
import { cardNamesFrom, nearestCardName, playerOf } from './names.ts';
import { scenarioPool } from './pool.ts';
import type { Reader, Value } from './reader.ts';

const KEYS = ['bestOf', 'results', 'time', 'extra', 'decks', 'side'] as const;
const DECK_KEYS = ['main', 'extra', 'side'] as const;

export const readResults = (reader: Reader, node: Value): (Player | null)[] =>
  reader.list(node).map((item) => {
    const winner = reader.word(item, ['A', 'B', 'draw']);
    return winner === null || winner === 'draw' ? null : playerOf(winner);
  });

/** `cards` are those of the described sides, from which the decks are made unless `decks` says otherwise. */
export const readPlan = (
  reader: Reader,
  node: Value,
  { cards, inProgress }: { readonly cards: readonly PlacedCard[]; readonly inProgress: boolean },
): MatchPlan => {
  const fields = reader.fields(node, KEYS, 'a map: bestOf, results, time, extra, decks, side');
  const get = (key: (typeof KEYS)[number]): Value => fields.get(key) ?? null;
  const bestOf = fields.has('bestOf') ? readBestOf(reader, get('bestOf')) : 3;
  const described = [deckOf(cards, 0), deckOf(cards, 1)] as const;
  const decks = fields.has('decks') ? readDecks(reader, get('decks'), described) : described;
  return {
    bestOf,
    results: readResults(reader, get('results')),
    timeIsUp: fields.has('time') && reader.word(get('time'), ['up']) === 'up',
    isExtra: fields.has('extra') && reader.flag(get('extra')) === true,
    inProgress,
    decks: fields.has('side') ? withSides(reader, get('side'), decks) : decks,
  };
};
const readBestOf = (reader: Reader, node: Value): BestOf => {
  const found = reader.number(node);
  return BEST_OF.find((each) => each === found) ?? reader.wrong(node, BEST_OF.join(' | ')) ?? 3;
};

/** The cards of a described side, each in the deck to which it belongs. */
const deckOf = (cards: readonly PlacedCard[], player: Player): MatchDeck => {
  const own = cards
    .filter(({ side, passcode }) => side === player && !isTokenCode(passcode))
    .sort((one, other) => one.id - other.id)
    .map(({ passcode }) => passcode);
  const isExtra = (passcode: number): boolean =>
    scenarioPool().get(passcode as Passcode)?.inExtraDeck === true;
  return { main: own.filter((card) => !isExtra(card)), extra: own.filter(isExtra), side: [] };
};
const isTokenCode = (passcode: number): boolean =>
  scenarioPool().get(passcode as Passcode)?.monster?.frame === 'token';

type Both<T> = readonly [T, T];
const readDecks = (
  reader: Reader,
  node: Value,
  described: Both<MatchDeck>,
): readonly [MatchDeck | null, MatchDeck | null] => {
  const fields = reader.fields(node, ['A', 'B'], 'a map from players to decks');
  const deck = (player: Player): MatchDeck | null => {
    const key = player === 0 ? 'A' : 'B';
    return fields.has(key) ? readDeck(reader, fields.get(key) ?? null) : described[player];
  };
  return [deck(0), deck(1)];
};
/** The name of a ready-made deck, `none`, or a map of its parts. */
const readDeck = (reader: Reader, node: Value): MatchDeck | null => {
  if (isScalar(node) && node.value === 'none') return null;
  if (!isMap(node)) {
    const name = reader.text(node);
    return name === null ? null : (deckNamed(name) ?? reader.wrong(node, DECK_EXPECTED, DECK_NAMES));
  }
  const fields = reader.fields(node, DECK_KEYS, 'a deck: main, extra, side');
  const part = (key: (typeof DECK_KEYS)[number]): number[] => readCards(reader, fields.get(key) ?? null);
  return { main: part('main'), extra: part('extra'), side: part('side') };
};
const DECK_NAMES = Object.keys(READY_MADE_DECKS);
const DECK_EXPECTED = `the name of a ready-made deck (${DECK_NAMES.join(', ')}), a map of main, extra and side, or none`;
/** A ready-made deck by its name. */
export const deckNamed = (name: string): MatchDeck | null => {
  const deck = readyMadeDeck(name);
  return deck === undefined ? null : { main: deck.main, extra: deck.extra, side: deck.side };
};
export { DECK_NAMES };

const withSides = (
  reader: Reader,
  node: Value,
  decks: readonly [MatchDeck | null, MatchDeck | null],
): readonly [MatchDeck | null, MatchDeck | null] => {
  const fields = reader.fields(node, ['A', 'B'], 'a map from players to the cards of their Side Decks');
  const [one, other] = PLAYERS.map((player) => {
    const deck = decks[player];
    const side = readCards(reader, fields.get(player === 0 ? 'A' : 'B') ?? null);
    return deck && { ...deck, side };
  });
  return [one ?? null, other ?? null];
};
const readCards = (reader: Reader, node: Value): number[] =>
  reader.list(node).flatMap((item) => {
    const names = cardNamesFrom(reader.text(item) ?? '');
    if (!('unknown' in names)) return names.map(({ passcode }) => passcode);
    const nearest = nearestCardName(names.unknown);
    reader.wrong(item, 'the name or passcode of a card', nearest === null ? [] : [nearest]);
    return [];
  });

/** The cards of its decks, as far as they are named: a Duel that begins numbers them anew. */
export const cardsOfPlan = ({ decks }: MatchPlan): PlacedCard[] =>
  PLAYERS.flatMap((side) =>
    cardsOf(decks[side] ?? { main: [], extra: [], side: [] }).map((passcode) => ({
      id: -1,
      passcode,
      side,
      isFiller: false,
    })),
  );

/** Is anything described that is there only in the middle of a Duel? */
export const isPlaced = ({ deck: _, extra: __, lifePoints = 8000, ...placed }: FieldSide): boolean =>
  lifePoints !== 8000 ||
  placed.field !== undefined ||
  Object.values(placed).some((cards) => Array.isArray(cards) && cards.length > 0);
