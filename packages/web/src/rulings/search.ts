/** Finding rulings: by words of their title, by their cards in any language, by the clauses that they show. */
import { factsOf } from '@spellspeed/cards';
import type { Chapter } from './chapters.ts';
import { nearestWord } from './mistyped.ts';
import { termsOf } from './players-words.ts';
import type { ClauseStatements, ListedRuling, RulingTitles } from './types.ts';

export interface RulingList {
  readonly rulings: readonly ListedRuling[];
  /** Titles in the language of the page, where there are any. */
  readonly titles: RulingTitles;
  /** What the clauses say in the language of the page. */
  readonly clauses: ClauseStatements;
  /** The same in every language in which words are looked for. */
  readonly searchedClauses: readonly ClauseStatements[];
}
/** Empty fields ask for nothing. */
export interface Wanted {
  readonly words: string;
  /** The folder of its document. */
  readonly chapter: string;
  /** The clause that it must show. */
  readonly clause: string;
  /** The passcode of a card that it must be about. */
  readonly card: string;
}
export const WANTED = ['words', 'chapter', 'clause', 'card'] as const satisfies readonly (keyof Wanted)[];

/** What the address asks for. */
export const wantedFrom = (address: URLSearchParams): Wanted => ({
  words: address.get('words') ?? '',
  chapter: address.get('chapter') ?? '',
  clause: address.get('clause') ?? '',
  card: address.get('card') ?? '',
});
/** The address of a search: fields that ask for nothing are left out. */
export const addressOf = (wanted: Partial<Wanted>): URLSearchParams =>
  new URLSearchParams(WANTED.flatMap((field) => (wanted[field] ? [[field, wanted[field]]] : [])));

const chapterOf = ({ file }: ListedRuling): string => file.split('/')[0] ?? file;
/** How many rulings stand in a chapter. */
export const countIn = ({ rulings }: RulingList, chapter: Chapter): number =>
  rulings.filter((ruling) => chapterOf(ruling) === chapter).length;
/** The address of one ruling: by its title, which stays when others are written before it. */
export const addressOfRuling = ({ file, title }: Pick<ListedRuling, 'file' | 'title'>): URLSearchParams =>
  new URLSearchParams({ file, title });
/** The line in which the ruling of an address begins; links of the time before name it themselves. Null: there is none. */
export const lineIn = (address: URLSearchParams, rulings: readonly ListedRuling[]): number | null => {
  const [file, title, line] = ['file', 'title', 'line'].map((name) => address.get(name));
  if (title === null) return Number(line ?? 1);
  return rulings.find((ruling) => ruling.file === file && ruling.title === title)?.line ?? null;
};
/** Rulings that speak of a card in their title come before those in which it only stands. */
const isNamed = ({ title }: ListedRuling, passcode: number): boolean =>
  title.includes(factsOf(passcode)?.names.en ?? title);
/** The rulings in which a card stands on the field, in a hand or in a pile. */
export const rulingsWith = (rulings: readonly ListedRuling[], passcode: number): readonly ListedRuling[] => {
  const rank = (ruling: ListedRuling): number => (isNamed(ruling, passcode) ? 0 : 1);
  return rulings
    .filter(({ cards }) => cards.includes(passcode))
    .sort((one, other) => rank(one) - rank(other));
};

const folded = (text: string): string => text.normalize('NFKD').toLowerCase();
const namesOf = (passcode: number): string => {
  const names = factsOf(passcode)?.names;
  return names ? [names.en, names.ja, names.zh, names.it, ...names.aliases].join(' ') : '';
};

/** What a ruling is searched in. */
interface Searched {
  /** Its title in the language of the page and in English. */
  readonly title: string;
  readonly all: string;
}
/** Made once for each list. */
const SEARCHED = new WeakMap<RulingList, readonly Searched[]>();
const searchedIn = (list: RulingList): readonly Searched[] => {
  const known = SEARCHED.get(list);
  if (known) return known;
  const { rulings, titles, searchedClauses } = list;
  const statements = (rule: string): string => searchedClauses.map((said) => said[rule] ?? '').join(' ');
  const made = rulings.map(({ title, file, line, cites, cards }): Searched => {
    const told = folded(`${title} ${titles[file]?.[line] ?? ''}`);
    const more = [file, ...cites, ...cites.map(statements), ...cards.map(namesOf)];
    return { title: told, all: `${told} ${folded(more.join(' '))}` };
  });
  SEARCHED.set(list, made);
  return made;
};

/** All words that stand in a list; made when somebody mistypes one. */
const VOCABULARIES = new WeakMap<RulingList, ReadonlySet<string>>();
const vocabularyOf = (list: RulingList): ReadonlySet<string> => {
  const known = VOCABULARIES.get(list);
  if (known) return known;
  const made = new Set(searchedIn(list).flatMap(({ all }) => all.split(/[^\p{L}\p{N}]+/u)));
  VOCABULARIES.set(list, made);
  return made;
};
/** A word that stands nowhere was mistyped: the nearest one is meant. */
const understood = (forms: readonly string[], list: RulingList): readonly string[] => {
  const [word = ''] = forms;
  if (forms.length > 1 || searchedIn(list).some(({ all }) => all.includes(word))) return forms;
  return [nearestWord(word, vocabularyOf(list))];
};

/** The rulings in which all the words are found. Those that have them, or name the card, in the title come first. */
export const findRulings = (
  list: RulingList,
  { words, chapter, clause, card }: Wanted,
): readonly ListedRuling[] => {
  const texts = searchedIn(list);
  const typed = folded(words).split(/\s+/).filter(Boolean);
  const looked = termsOf(typed).map((forms) => understood(forms, list));
  const isIn = (text: string): boolean => looked.every((forms) => forms.some((form) => text.includes(form)));
  const rank = (ruling: ListedRuling, { title }: Searched): number =>
    (isIn(title) ? 0 : 2) + (card === '' || isNamed(ruling, Number(card)) ? 0 : 1);
  const found = list.rulings.flatMap((ruling, index) => {
    const text = texts[index];
    const fits =
      text !== undefined &&
      (chapter === '' || chapterOf(ruling) === chapter) &&
      (clause === '' || ruling.cites.includes(clause)) &&
      (card === '' || ruling.cards.includes(Number(card))) &&
      isIn(text.all);
    return fits ? [{ ruling, rank: rank(ruling, text) }] : [];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ ruling }) => ruling);
};
