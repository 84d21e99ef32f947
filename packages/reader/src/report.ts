/** How many cards can be read, and what stops the others. */
import { type CardText, KINDS, type Kind, kindOf } from './card-text.ts';
import { type WaitedFor, waitedFor } from './missing-blocks.ts';
import { type CardReading, GRADES, type Grade, readCard, type Stopped } from './read-card.ts';

export interface KindFigures {
  readonly kind: Kind;
  readonly cards: number;
  readonly grades: { readonly [grade in Grade]: number };
}
/** A phrase at which cards stop. */
export interface StoppingPhrase {
  readonly phrase: string;
  /** Cards that stop there. */
  readonly cards: number;
  /** Cards of which it is the only sentence that is not understood: they would be won by this alone. */
  readonly alone: number;
  /** Cards that stop nowhere but here and at the phrases before this one in the list: won by all of these together. */
  readonly together: number;
  readonly example: string;
}
/** A sentence that is understood to its end, and what the printer says for it instead. */
export interface SaidOtherwise {
  readonly name: string;
  readonly sentence: string;
  readonly print: string;
}
export interface ReaderReport {
  readonly cards: number;
  readonly grades: { readonly [grade in Grade]: number };
  readonly kinds: readonly KindFigures[];
  readonly stops: readonly StoppingPhrase[];
  /** What texts ask for that is not understood, in the terms of the game. */
  readonly blocks: readonly WaitedFor[];
  readonly otherwise: readonly SaidOtherwise[];
  /** Passcodes of the cards that are proved. */
  readonly proved: readonly number[];
}

interface Read {
  readonly entry: CardText;
  readonly reading: CardReading;
  readonly grade: Grade;
}
const gradesOf = (all: readonly Read[]): { readonly [grade in Grade]: number } =>
  Object.fromEntries(
    GRADES.map((grade) => [grade, all.filter((read) => read.grade === grade).length]),
    // Every grade is counted.
  ) as { readonly [grade in Grade]: number };

/** Reads all cards; `onRead` hears of each, and `gradeOf` can know better what grade a reading has. */
export const reportOn = (
  entries: readonly CardText[],
  onRead: (read: number) => void = () => {},
  gradeOf: (entry: CardText, reading: CardReading) => Grade = (_, { grade }) => grade,
): ReaderReport => {
  const all = entries.map((entry, index): Read => {
    const reading = readCard(entry);
    onRead(index + 1);
    return { entry, reading, grade: gradeOf(entry, reading) };
  });
  return {
    cards: all.length,
    grades: gradesOf(all),
    kinds: KINDS.map((kind) => {
      const ofKind = all.filter(({ entry }) => kindOf(entry) === kind);
      return { kind, cards: ofKind.length, grades: gradesOf(ofKind) };
    }).filter(({ cards }) => cards > 0),
    stops: stopsOf(all),
    blocks: waitedFor(all.map(({ reading }) => reading.unread).filter((unread) => unread.length > 0)),
    otherwise: all.flatMap(({ entry, reading }) =>
      reading.unread.flatMap(({ sentence, at, prints }) => {
        const [print] = prints;
        return at === '' && print !== undefined ? [{ name: entry.name, sentence, print }] : [];
      }),
    ),
    proved: all.filter(({ grade }) => grade === 'proved').map(({ entry }) => entry.passcode),
  };
};

/** Names and numbers aside, the words where reading stopped. */
const phraseAt = (at: string): string =>
  at
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, '#')
    .split(' ')
    .slice(0, WORDS_OF_A_PHRASE)
    .join(' ');
const WORDS_OF_A_PHRASE = 4;
/** Of a sentence that was read to its end: it says otherwise what was understood, or says what this card cannot. */
export const SAID_OTHERWISE = 'understood, but the printer says it otherwise';
export const SAID_BY_NO_CARD = 'read to its end, but as nothing that this card can say there';
const stopOf = ({ at, prints }: Stopped): string => {
  if (at !== '') return phraseAt(at);
  return prints.length > 0 ? SAID_OTHERWISE : SAID_BY_NO_CARD;
};
const stopsOf = (all: readonly Read[]): readonly StoppingPhrase[] => {
  const found = new Map<string, Read[]>();
  for (const one of all) {
    for (const phrase of new Set(one.reading.unread.map(stopOf)))
      found.set(phrase, [...(found.get(phrase) ?? []), one]);
  }
  const ranked = [...found]
    .map(([phrase, cards]) => ({
      phrase,
      cards: cards.length,
      alone: cards.filter(({ reading }) => reading.unread.length === 1).length,
      example: cards[0]?.entry.name ?? '',
    }))
    .sort((left, right) => right.alone - left.alone || right.cards - left.cards);
  const won = wonBy(
    ranked.map(({ phrase }) => phrase),
    all,
  );
  return ranked.map(({ phrase, cards, alone, example }, index) => ({
    ...{ phrase, cards, alone, together: won[index] ?? 0 },
    example,
  }));
};
/** How many whole cards the first phrase wins, the first two, and so on. */
const wonBy = (phrases: readonly string[], all: readonly Read[]): readonly number[] => {
  const places = new Map(phrases.map((phrase, index) => [phrase, index]));
  const wonAt = phrases.map(() => 0);
  for (const { reading } of all) {
    if (reading.unread.length === 0) continue;
    const last = Math.max(...reading.unread.map((stopped) => places.get(stopOf(stopped)) ?? phrases.length));
    wonAt[last] = (wonAt[last] ?? 0) + 1;
  }
  let sum = 0;
  return wonAt.map((count) => {
    sum += count;
    return sum;
  });
};
