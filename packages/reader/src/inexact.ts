/** The list of definitions that print other words than the official text, and why: no official sentence stands in it. */
import type { Compared } from './exact.ts';
import { DIFFERENCES, type DifferenceKind } from './word-differences.ts';

/** Why a print is another: what the words themselves tell, and what a person has found. */
export const REASONS = {
  ...DIFFERENCES,
  missing: 'the definition lacks what the text says; the note says what',
} as const;
export type Reason = keyof typeof REASONS;

export interface InexactLine {
  readonly passcode: number;
  readonly name: string;
  readonly reasons: readonly Reason[];
  /** What a person has found out about it; needed where something is missing. */
  readonly note: string;
}
export type InexactList = ReadonlyMap<number, InexactLine>;

const HEAD = ['passcode', 'name', 'reasons', 'note'].join('\t');
const isReason = (word: string): word is Reason => Object.hasOwn(REASONS, word);

/** Reads the list; throws with the line that is none. */
export const parseInexact = (text: string): InexactList => {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`line 1: found "${head}", expected "${HEAD}"`);
  return new Map(
    lines.map((line, index) => {
      const [code = '', name = '', words = '', note = ''] = line.split('\t');
      const reasons = words.split(',').filter(isReason);
      const isWhole = reasons.length === words.split(',').length && name !== '';
      if (!Number.isSafeInteger(Number(code)) || code === '' || !isWhole)
        throw new Error(
          `line ${index + 2}: found "${line}", expected a passcode, a name and some of ${Object.keys(REASONS).join(', ')}`,
        );
      if (reasons.includes('missing') && note === '')
        throw new Error(`line ${index + 2}: found "missing" without a note that says what is`);
      return [Number(code), { passcode: Number(code), name, reasons, note }];
    }),
  );
};
export const makeInexact = (list: InexactList): string => {
  const lines = [...list.values()].sort((a, b) => a.passcode - b.passcode);
  return `${[HEAD, ...lines.map(({ passcode, name, reasons, note }) => [passcode, name, reasons.join(','), note].join('\t'))].join('\n')}\n`;
};

/** What the list says otherwise than the texts. */
export interface Unlisted {
  /** Cards that print the official text now, and still stand in the list. */
  readonly exactNow: readonly string[];
  /** Cards that print other words, and do not stand in it. */
  readonly notListed: readonly string[];
  /** Cards that stand in it for other reasons than the words tell. */
  readonly otherwise: readonly string[];
}
/** Holds the list against what has been compared. */
export const heldAgainst = (list: InexactList, all: readonly Compared[]): Unlisted => {
  const names = (is: (card: Compared) => boolean): readonly string[] =>
    all.filter(is).map(({ name }) => name);
  const isInexact = ({ exactness }: Compared): boolean => exactness === 'inexact';
  return {
    exactNow: names((card) => !isInexact(card) && list.has(card.passcode)),
    notListed: names((card) => isInexact(card) && !list.has(card.passcode)),
    otherwise: names((card) => {
      const line = list.get(card.passcode);
      return isInexact(card) && line !== undefined && told(line.reasons) !== card.kinds.join();
    }),
  };
};
const told = (reasons: readonly Reason[]): string => reasons.filter((reason) => reason !== 'missing').join();

/** The list after a run: what the words tell is told anew, what a person has found stays as long as the card is inexact. */
export const inexactAfter = (before: InexactList, all: readonly Compared[]): InexactList =>
  new Map(
    all
      .filter(({ exactness }) => exactness === 'inexact')
      .map(({ passcode, name, kinds }) => {
        const line = before.get(passcode);
        const found: readonly Reason[] = line?.reasons.includes('missing') ? ['missing'] : [];
        return [passcode, { passcode, name, reasons: [...kinds, ...found], note: line?.note ?? '' }];
      }),
  );

/** A kind of difference, and how many cards have it: alone, or among others. */
export interface KindFigure {
  readonly kind: DifferenceKind;
  readonly cards: number;
  readonly alone: number;
}
/** The kinds by how many cards each has. */
export const figuresByKind = (all: readonly Compared[]): readonly KindFigure[] => {
  const having = new Map<DifferenceKind, KindFigure>();
  for (const { kinds } of all)
    for (const kind of kinds) {
      const { cards, alone } = having.get(kind) ?? { cards: 0, alone: 0 };
      having.set(kind, { kind, cards: cards + 1, alone: alone + (kinds.length === 1 ? 1 : 0) });
    }
  return [...having.values()].sort((a, b) => b.cards - a.cards);
};

/** Words for which other words stand in several cards. Names and large numbers count alike. */
export interface Rewording {
  readonly printed: string;
  readonly official: string;
  readonly cards: number;
  /** Cards that differ in nothing else. */
  readonly alone: number;
  readonly of: readonly string[];
}
const alike = (words: string): string => words.replace(/"[^"]*"/g, '"…"').replace(/\b\d{3,}\b/g, '…00');
/** What to mend next: the rewordings by how many cards have each. */
export const rewordingsIn = (all: readonly Compared[]): readonly Rewording[] => {
  const found = new Map<string, Rewording>();
  for (const { name, differences } of all) {
    const forms = new Map(
      differences.map(({ printed, official }) => {
        const form = { printed: alike(printed), official: alike(official) };
        return [`${form.printed}\n${form.official}`, form] as const;
      }),
    );
    for (const [key, form] of forms) {
      const { cards, alone, of } = found.get(key) ?? { cards: 0, alone: 0, of: [] };
      const isAlone = forms.size === 1;
      found.set(key, { ...form, cards: cards + 1, alone: alone + (isAlone ? 1 : 0), of: [...of, name] });
    }
  }
  return [...found.values()].sort((a, b) => b.cards - a.cards);
};
