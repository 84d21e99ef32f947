/** What texts leave out: definitions changed in one leaf, whose text stays the same. */
import { CARDS, cardNamed } from '@spellspeed/cards';
import { describeKind, LANGUAGES, type Language, normalForm, printCard } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine/language';
import { type Change, changesOf, type Words } from './changes.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { kindOf, placeOf } from './kind-of.ts';
import { shapeOfCard } from './shapes.ts';
import { isShortfall, SHORTFALLS, type Shortfalls } from './shortfalls.ts';

/** A change that a language does not say. */
export interface Unsaid {
  readonly card: string;
  readonly change: Change;
  readonly language: Language;
  /** What is printed before the change and after it. */
  readonly text: string;
}
/** `known`: a shortfall that is listed; otherwise nobody has thought of it. */
export interface Found {
  readonly known: readonly Unsaid[];
  readonly unknown: readonly Unsaid[];
}

/** `every`: each change in each language. `in-turn`: each leaf is changed once, in one of the languages, by turns. */
export type Thoroughness = 'every' | 'in-turn';

type Printer = (card: Card, language: Language) => string;
/** Changes the definitions of these cards leaf by leaf and reads their texts. */
export const findUnsaid = (
  thoroughness: Thoroughness,
  cards: readonly Card[] = [...CARDS],
  print: Printer = textOf,
): Found => {
  const changes = allChanges();
  const unsaid = cards.flatMap((card) => {
    const isSaid = saying(card, print);
    return trialsOf(changes(card), thoroughness).flatMap(({ change, languages }) =>
      languages.flatMap((language) => isSaid(change, language) ?? []),
    );
  });
  const isKnown = ({ change, language }: Unsaid): boolean => isShortfall(change, language);
  return { known: unsaid.filter(isKnown), unknown: unsaid.filter((one) => !isKnown(one)) };
};
const allChanges = (): ((card: Card) => readonly Change[]) => {
  const shape = shapeOfCard();
  const words = wordsIn([...CARDS]);
  return (card) => [...changesOf(card, shape, words)];
};
/** Finds out of a change of this card whether a language leaves it unsaid. */
const saying = (card: Card, print: Printer) => {
  const texts = new Map(LANGUAGES.map((language) => [language, print(card, language)]));
  return (change: Change, language: Language): Unsaid | undefined => {
    const text = texts.get(language) ?? '';
    const isSaid =
      isExcepted(change, language) ||
      print(change.card, language) !== text ||
      meansTheSame(change.card, card);
    return isSaid ? undefined : { card: card.name, change, language, text };
  };
};

/** Entries of the table that are said by now: the card that shows the shortfall says it in that language. */
export const saidByNow = (
  isTried: (card: string) => boolean = () => true,
  print: Printer = textOf,
): readonly string[] => {
  const changes = allChanges();
  const tried = [...shownBy()].filter(([name]) => isTried(name));
  return tried.flatMap(([name, shown]) => {
    const card = cardNamed(name);
    const changed = card ? changes(card) : [];
    const isSaid = card && saying(card, print);
    return shown
      .filter(({ place, language }) =>
        changed.every((change) => placeOf(change) !== place || isSaid?.(change, language) === undefined),
      )
      .map(
        ({ place, language }) =>
          `"${place}" is said in ${language} on ${name}, or is not there any more: renew the table (npm run text:unsaid -- --renew).`,
      );
  });
};
/** The entries of the table by the cards that show them. */
const shownBy = (): ReadonlyMap<string, readonly { place: string; language: Language }[]> => {
  const shown = new Map<string, { place: string; language: Language }[]>();
  for (const [place, cards] of Object.entries(SHORTFALLS))
    for (const language of LANGUAGES) {
      const name = cards?.[language];
      if (name !== undefined) shown.set(name, [...(shown.get(name) ?? []), { place, language }]);
    }
  return shown;
};
/** What is not said, by the place of the leaf: in which languages, and a card that shows it. The form of the table. */
export const tableOf = (unsaid: readonly Unsaid[]): Shortfalls => {
  const places = new Map<string, { [language in Language]?: string }>();
  for (const { change, language, card } of unsaid) {
    const place = placeOf(change);
    const cards = places.get(place) ?? {};
    // One card for as many languages as it can.
    cards[language] ??=
      Object.values(cards).find((other) => isShownBy(other, place, language, unsaid)) ?? card;
    places.set(place, cards);
  }
  return Object.fromEntries([...places].sort(([one], [other]) => (one < other ? -1 : 1)));
};
const isShownBy = (name: string, place: string, language: Language, unsaid: readonly Unsaid[]): boolean =>
  unsaid.some((one) => one.card === name && one.language === language && placeOf(one.change) === place);

/** A change, and the languages in which it is looked for. */
interface Trial {
  readonly change: Change;
  readonly languages: readonly Language[];
}
const trialsOf = (changes: readonly Change[], thoroughness: Thoroughness): readonly Trial[] => {
  if (thoroughness === 'every') return changes.map((change) => ({ change, languages: LANGUAGES }));
  return [...leavesOf(changes).values()].flatMap((same, turn) => {
    const change = same[turn % same.length];
    return change ? [{ change, languages: LANGUAGES.filter((_, at) => at === turn % LANGUAGES.length) }] : [];
  });
};
/** The changes of each leaf. */
const leavesOf = (changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const leaves = new Map<string, Change[]>();
  for (const change of changes) {
    const same = leaves.get(pathOf(change));
    if (same) same.push(change);
    else leaves.set(pathOf(change), [change]);
  }
  return leaves;
};
/** What a noun implies, the order of tests and the field as one place need no words: the normal form knows what is the same. */
const meansTheSame = (one: Card, other: Card): boolean =>
  JSON.stringify(normalForm(one)) === JSON.stringify(normalForm(other));
const isExcepted = (change: Change, language: Language): boolean =>
  EXCEPTIONS.some(({ languages = LANGUAGES, covers }) => languages.includes(language) && covers(change));

const pathOf = ({ path }: Change): string => path.join('/');

/** The line of its kind and its text. */
const textOf: Printer = (card, language) => {
  try {
    return `${describeKind(card, language)}\n${printCard(card, language)}`;
  } catch (thrown) {
    // A grammar that has no form for it says so aloud: nothing is hidden.
    return `cannot be said: ${thrown instanceof Error ? thrown.message : thrown}`;
  }
};

/** Every word of its kind that the definitions use. */
const wordsIn = (cards: readonly Card[]): Words => {
  const counters = new Set<string>();
  const search = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('counter' in part && typeof part.counter === 'string') counters.add(part.counter);
    for (const inner of Object.values(part)) search(inner);
  };
  search(cards);
  return {
    names: cards.map(({ name }) => name),
    series: [...new Set(cards.flatMap(({ series }) => series))],
    counters: [...counters],
  };
};

/** "Trap Hole: effects/0/on/0/by (summoned.by) from "opponent" to "any" is not said in en: When your opponent …" */
export const sayUnsaid = ({ card, change, language, text }: Unsaid): string => {
  const { from, to } = change;
  const became = to === undefined ? 'left out' : `changed to ${JSON.stringify(to)}`;
  return [
    `${card}: ${pathOf(change)} (${kindOf(change)}), ${JSON.stringify(from)} ${became}, is not said in ${language}.`,
    `  Before and after: ${text.replaceAll('\n', '\n    ')}`,
  ].join('\n');
};
