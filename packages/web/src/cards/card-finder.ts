/** Finds cards; runs in a Worker of its own, so that typing never waits for it. The index of each language is built once. */
import { type CardFacts, factsOf, loadAllFacts, loadDefinitions } from '@spellspeed/cards';
import { cardName } from '../card/card-name.ts';
import { compareCards } from '../card/order.ts';
import type { Language } from '../i18n/languages.ts';
import type { CardIndex } from './card-index.ts';
import { type KnownOf, matchesQuery, type Order, type Query, starsOf, statOf } from './query.ts';

/** Passcodes of the cards that were found, in their order. */
export interface Finder {
  find(query: Query, language: Language): Promise<readonly number[]>;
}
/** The first list is answered before the index is built. */
const AFTER_THE_FIRST_LIST = 300;

interface Prepared {
  /** By their names as a reader of the language puts them in order. */
  readonly cards: readonly CardFacts[];
  /** Built when words are first looked for, or when there is nothing else to do. */
  readonly index: () => CardIndex;
  readonly known: KnownOf;
}

const prepare = async (language: Language): Promise<Prepared> => {
  await Promise.all([loadAllFacts(), loadDefinitions()]);
  const [{ isDefined, LIBRARY, textsBy, understood }, { indexOf }, printer] = await Promise.all([
    import('./library.ts'),
    import('./card-index.ts'),
    import('../host/session/printing.ts').then(({ printerFor }) => printerFor(language)),
    // Definitions are made of the facts, so what holds them is loaded after these.
    import('../own/known.ts').then(({ knowOwn }) => knowOwn()),
  ]);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const cards = LIBRARY.map((facts) => ({ facts, name: cardName(facts.passcode, language) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ facts }) => facts);
  const known = new Map<number, ReadonlySet<string>>();
  const doesOf: KnownOf['doesOf'] = (passcode) => {
    const does =
      known.get(passcode) ??
      new Set<string>(understood(passcode, printer).flatMap(({ categories }) => categories));
    known.set(passcode, does);
    return does;
  };
  let built: CardIndex | undefined;
  const index = (): CardIndex => {
    built ??= indexOf(cards, textsBy(printer));
    return built;
  };
  setTimeout(index, AFTER_THE_FIRST_LIST);
  return { cards, index, known: { doesOf, isPlayable: isDefined } };
};

const ORDERED: { readonly [order in Order]: ((one: CardFacts, other: CardFacts) => number) | null } = {
  // As they come: by how well they fit, or by name.
  best: null,
  name: null,
  players: (one, other) => compareCards(one.passcode, other.passcode),
  level: (one, other) => (starsOf(other) ?? -1) - (starsOf(one) ?? -1),
  atk: (one, other) => (statOf(other, 'atk') ?? -1) - (statOf(one, 'atk') ?? -1),
  def: (one, other) => (statOf(other, 'def') ?? -1) - (statOf(one, 'def') ?? -1),
};
const playableFirst = (cards: readonly CardFacts[], { isPlayable }: KnownOf): readonly number[] => {
  const passcodes = cards.map(({ passcode }) => passcode);
  return [...passcodes.filter(isPlayable), ...passcodes.filter((passcode) => !isPlayable(passcode))];
};
const isOrder = (order: string): order is Order => Object.hasOwn(ORDERED, order);

export class CardFinder implements Finder {
  readonly #prepared = new Map<Language, Promise<Prepared>>();

  async find(query: Query, language: Language): Promise<readonly number[]> {
    const prepared = this.#prepared.get(language) ?? prepare(language);
    this.#prepared.set(language, prepared);
    const { cards, index, known } = await prepared.catch((trouble: unknown) => {
      // The facts did not come; the next question asks for them again.
      this.#prepared.delete(language);
      throw trouble;
    });
    const { words, order } = query;
    const isRanked = words.trim() !== '' && (order === '' || order === 'best');
    const meant = words.trim() === '' ? null : index().find(words);
    const wanted = meant && !isRanked ? new Set(meant) : null;
    const among = isRanked && meant ? meant.flatMap((passcode) => factsOf(passcode) ?? []) : cards;
    const found = among.filter(
      (facts) => (wanted === null || wanted.has(facts.passcode)) && matchesQuery(facts, query, known),
    );
    // Without words what can be played with comes first.
    if (meant === null && (order === '' || order === 'best')) return playableFirst(found, known);
    const ordered = isOrder(order) ? ORDERED[order] : null;
    return (ordered ? found.sort(ordered) : found).map(({ passcode }) => passcode);
  }
}
