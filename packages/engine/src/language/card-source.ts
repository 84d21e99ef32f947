/** Where a pool has its definitions from: a list, or something that makes each when it is first asked for. */
import type { Card, MonsterCard } from './card.ts';

/** Definitions by passcode. A pool asks for those alone that its duels use, so a source may have many and make none of them before. */
export interface CardSource extends Iterable<Card> {
  /** In rising order, each once. */
  readonly passcodes: readonly number[];
  /** The same value each time. */
  readonly get: (passcode: number) => Card | undefined;
  /** The passcodes of the Tokens that the texts make. */
  readonly tokens: readonly number[];
  /** The digest of a definition (`digestOf` of its `canonicalJson`) where it is known without making the card; a pool works out the others. */
  readonly digestOf?: (passcode: number) => string | undefined;
  /** The Token with this passcode, as the text says that makes it; the text of the last card where several do. */
  readonly token: (passcode: number) => Card | undefined;
}

export const isCardSource = (cards: Iterable<Card> | CardSource): cards is CardSource =>
  'passcodes' in cards && 'token' in cards;

/** A list as a source; of two cards with the same passcode the second is refused. */
export const sourceOf = (cards: Iterable<Card>): CardSource => {
  const printed = byPasscode(cards);
  let tokens: ReadonlyMap<number, Card> | undefined;
  const made = (): ReadonlyMap<number, Card> => {
    tokens ??= tokensIn(printed.values());
    return tokens;
  };
  return {
    passcodes: [...printed.keys()].sort((a, b) => a - b),
    get: (passcode) => printed.get(passcode),
    get tokens() {
      return [...made().keys()];
    },
    token: (passcode) => made().get(passcode),
    [Symbol.iterator]: () => printed.values(),
  };
};

/** A source with further cards; those that it has already keep their definitions. */
export const withCards = (source: CardSource, more: Iterable<Card>): CardSource => {
  const added = sourceOf([...more].filter(({ passcode }) => source.get(passcode) === undefined));
  const passcodes = [...source.passcodes, ...added.passcodes].sort((a, b) => a - b);
  const get = (passcode: number): Card | undefined => source.get(passcode) ?? added.get(passcode);
  return {
    passcodes,
    get,
    digestOf: (passcode) => source.digestOf?.(passcode),
    get tokens() {
      return [...new Set([...source.tokens, ...added.tokens])];
    },
    token: (passcode) => source.token(passcode) ?? added.token(passcode),
    [Symbol.iterator]: () => cardsOf(passcodes, get),
  };
};

/** The cards with these passcodes, one after the other; each is made when it is its turn. */
export function cardsOf(
  passcodes: readonly number[],
  get: (passcode: number) => Card | undefined,
): IterableIterator<Card> {
  let at = 0;
  const next = (): IteratorResult<Card> => {
    while (at < passcodes.length) {
      const card = get(passcodes[at++] ?? 0);
      if (card) return { value: card, done: false };
    }
    return { value: undefined, done: true };
  };
  const cards = { next, [Symbol.iterator]: () => cards };
  return cards;
}

const byPasscode = (cards: Iterable<Card>): ReadonlyMap<number, Card> => {
  const printed = new Map<number, Card>();
  for (const card of cards) {
    const other = printed.get(card.passcode);
    if (other)
      throw new RangeError(
        `Two cards have the passcode ${card.passcode}: "${other.name}" and "${card.name}".`,
      );
    printed.set(card.passcode, card);
  }
  return printed;
};

/** The Tokens that the texts make, each once. */
export const tokensIn = (cards: Iterable<Card>): ReadonlyMap<number, Card> => {
  const tokens = new Map<number, Card>();
  const search = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('frame' in part && part.frame === 'token' && 'passcode' in part) {
      const token = part as MonsterCard;
      tokens.set(token.passcode, token);
      return;
    }
    for (const inner of Object.values(part)) search(inner);
  };
  for (const card of cards) if (card.effects.length > 0) search(card.effects);
  return tokens;
};
