/** How many cards can be read, and what stops the others. */
import { type CardText, KINDS, type Kind, kindOf } from './card-text.ts';
import { type CardReading, GRADES, type Grade, readCard } from './read-card.ts';

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
  /** Cards of which it is the only sentence that is not understood. */
  readonly alone: number;
  readonly example: string;
}
export interface ReaderReport {
  readonly cards: number;
  readonly grades: { readonly [grade in Grade]: number };
  readonly kinds: readonly KindFigures[];
  readonly stops: readonly StoppingPhrase[];
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
const stopsOf = (all: readonly Read[]): readonly StoppingPhrase[] => {
  const found = new Map<string, Read[]>();
  for (const one of all) {
    for (const phrase of new Set(one.reading.unread.map(({ at }) => phraseAt(at))))
      found.set(phrase, [...(found.get(phrase) ?? []), one]);
  }
  return [...found]
    .map(([phrase, cards]) => ({
      phrase,
      cards: cards.length,
      alone: cards.filter(({ reading }) => reading.unread.length === 1).length,
      example: cards[0]?.entry.name ?? '',
    }))
    .sort((left, right) => right.alone - left.alone || right.cards - left.cards);
};
