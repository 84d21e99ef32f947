/** What `scripts/prepare.mjs` makes of the sources: the files that programs load. */
import { canonicalJson, digestOf } from '@spellspeed/engine';
import { type Card, tokensIn } from '@spellspeed/engine/language';
import { FIRST_DECKS } from '../decks/first-decks.ts';
import { DECK_LISTS } from '../decks/ready-made.generated.ts';
import { type Behaviour, behaviourOf, withBehaviour } from '../definitions/behaviour.ts';
import { type Head, lineOf, textOf, type WrittenBy } from '../definitions/written.ts';
import type { CardFacts } from '../facts/card-facts.ts';
import { allFacts, factsOf } from '../facts/facts.ts';
import { isPlain } from '../plain.ts';
import { printedCard } from '../printed.ts';

export { makeFactsIndex } from '../facts/facts-index.ts';

/** One card whose text is understood. */
interface Entry {
  readonly facts: CardFacts;
  readonly card: Card;
  readonly by: WrittenBy;
  readonly line: string;
}

/** Texts of definitions, and whose facts go with them. */
export interface Lines {
  readonly all: string;
  readonly byHand: string;
  /** Of the decks with which a page begins. */
  readonly first: string;
  /** Passcodes of the cards that are defined by hand, of those in ready-made decks, and of those `alsoCarried`. */
  readonly carried: readonly number[];
  readonly inReadyMadeDecks: readonly number[];
}

/** `read`: lines of `data/read-cards.jsonl`; `alsoCarried`: passcodes of cards that definitions name. */
export const linesOf = (
  definitions: readonly Card[],
  { read, alsoCarried }: { readonly read: string; readonly alsoCarried: readonly number[] },
): Lines => {
  const byHand = definitions.map(entryByHand);
  const known = new Set(definitions.map((card): number => card.passcode));
  const normal = allFacts().filter(isPlain);
  const plain = normal.map((facts) => [facts.passcode, digestOfCard(printedCard(facts))] as const);
  const skipped = new Set([...known, ...plain.map(([passcode]) => passcode)]);
  const entries = [...byHand, ...readEntries(read).filter(({ card }) => !skipped.has(card.passcode))];
  const inDecks = cardsIn(Object.values(DECK_LISTS));
  const inFirst = cardsIn(FIRST_DECKS.map((name) => DECK_LISTS[name]));
  const ofFirst = byHand.filter(({ card }) => inFirst.has(card.passcode) && !declaresAnyCard(card.effects));
  return {
    all: textOfEntries(entries, plain),
    byHand: textOfEntries(byHand, plain),
    // Every page carries them: a digest is worked out where it is asked for.
    first: textOfEntries(
      ofFirst,
      plain.flatMap(([passcode]) => (inFirst.has(passcode) ? [[passcode] as const] : [])),
      'without-digests',
    ),
    carried: [...known, ...inDecks, ...alsoCarried],
    inReadyMadeDecks: [...inDecks],
  };
};

const cardsIn = (
  decks: readonly Pick<(typeof DECK_LISTS)[keyof typeof DECK_LISTS], 'main' | 'extra' | 'side'>[],
) => new Set<number>(decks.flatMap(({ main, extra, side }) => [...main, ...extra, ...side]));

const entryByHand = (card: Card): Entry => {
  const facts = factsOf(card.passcode);
  if (facts === undefined) throw new Error(`no card is printed with the passcode ${card.passcode}`);
  const behaviour = behaviourOf(card, facts);
  const line = lineOf(behaviour);
  const again = withBehaviour(facts, JSON.parse(line) as Behaviour);
  if (canonicalJson(again) !== canonicalJson(card))
    throw new Error(`${card.name} is not the same when it has been written down: is it plain data?`);
  return { facts, card, by: 'hand', line };
};
/** As a pool works it out. */
const digestOfCard = (card: Card): string => digestOf(canonicalJson(card));

const readEntries = (text: string): readonly Entry[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { passcode, grade, ...behaviour } = JSON.parse(line) as Behaviour & ReadLine;
      const facts = factsOf(passcode);
      if (facts === undefined) throw new Error(`data/read-cards.jsonl: no card is printed with ${passcode}`);
      const by = grade === 'read' ? 'read' : 'proved';
      return { facts, card: withBehaviour(facts, behaviour), by, line: lineOf(behaviour) };
    });
interface ReadLine {
  readonly passcode: number;
  readonly grade?: 'read';
}

/** Does a player declare the name of any card? */
const declaresAnyCard = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('declare' in part && part.declare === 'card-name') || Object.values(part).some(declaresAnyCard));

const textOfEntries = (
  entries: readonly Entry[],
  plain: Head['plain'],
  digests: 'with-digests' | 'without-digests' = 'with-digests',
): string => {
  const sorted = [...entries].sort((one, other) => one.card.passcode - other.card.passcode);
  const cards = sorted.map(({ card, by, line }): Head['cards'][number] =>
    digests === 'with-digests'
      ? [card.passcode, by, line.length, digestOfCard(card)]
      : [card.passcode, by, line.length],
  );
  return textOf(
    { plain, tokens: makersIn(sorted), cards },
    sorted.map(({ line }) => line),
  );
};

const makersIn = (sorted: readonly Entry[]): Head['tokens'] => {
  const makers: { [token: string]: number[] } = {};
  for (const { card } of sorted)
    for (const token of tokensIn([card]).keys()) {
      makers[token] ??= [];
      makers[token].push(card.passcode);
    }
  return makers;
};
