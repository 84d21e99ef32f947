/** Decks by the names of their cards, as players write them down: `3 Blue-Eyes White Dragon`. */
import { numberWords, told, tooLong } from './bounds.ts';
import { type DeckLists, type ListedCard, MOST_CARDS, type Section } from './deck-lists.ts';
import type { FormatError, Parsed } from './format-error.ts';
import { LINE_END, sectionIn } from './ydk.ts';

/** What must be known of a card that is called by its name. */
export interface NamedCard {
  readonly passcode: number;
  /** Whether its place is the Extra Deck. */
  readonly extraDeck: boolean;
}
/** The card with a name in any language; undefined where there is none. */
export type CardNamed = (name: string) => NamedCard | undefined;

const LONGEST_LIST = 200_000;
const EXPECTED = 'the name of a card, with how many of it: 3 Blue-Eyes White Dragon';
const MOST_COPIES = 60;
const COMMENT = /^(?:#|\/\/|;|--)/;
/** What stands over a part of the list and says nothing of where its cards go: `Monsters (20):`. */
const HEADING =
  /^(?:effect |normal )?(?:monsters?|spells?|traps?)(?: cards?)?\s*:?\s*(?:\(?\d{1,2}\)?)?\s*:?$/i;
const BEFORE = /^(\d{1,2})\s*[x×]?\s+(.+)$/i;
const AFTER = /^(.+?)\s+[x×]\s*(\d{1,2})$/i;
const ROUND_AFTER = /^(.+?)\s*\((?:[x×]\s*)?(\d{1,2})(?:\s*[x×])?\)$/i;

const PASSCODE = /^\d{3,}\b/;
const isCard = (line: string): boolean => line !== '' && !COMMENT.test(line) && sectionIn(line) === undefined;

/** Is it written by names? A list in which one card has a passcode is a list of passcodes, with mistakes perhaps. */
export const isByNames = (text: string): boolean => {
  const cards = text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter(isCard);
  return cards.some((line) => /\p{L}/u.test(line)) && !cards.some((line) => PASSCODE.test(line));
};

/**
 * Reads a list of cards by their names, how many before or after the name, one without a number. A card stands in the section whose
 * heading is above it; under none, or under headings of kinds, in the Main or Extra Deck as it is.
 */
export function parseNamedDeck(
  text: string,
  fileName: string,
  cardNamed: CardNamed,
): Parsed<DeckLists<ListedCard>> {
  const long = tooLong(text, LONGEST_LIST, fileName);
  if (long) return long;
  const value = { main: [] as ListedCard[], extra: [] as ListedCard[], side: [] as ListedCard[] };
  const errors: FormatError[] = [];
  let section: Section = 'main';
  text.split(LINE_END).forEach((content, index) => {
    const written = content.trim();
    const heading = sectionIn(written);
    if (heading !== undefined) section = heading;
    else if (HEADING.test(written)) section = 'main';
    else if (written !== '' && !COMMENT.test(written)) {
      const line = index + 1;
      const copies = copiesIn(written, cardNamed);
      if (copies === null)
        errors.push({ file: fileName, line, column: 1, found: written, expected: EXPECTED });
      else {
        const { card, count } = copies;
        const home = card.extraDeck ? 'extra' : 'main';
        const entries = Array.from({ length: count }, () => ({ passcode: card.passcode, line }));
        value[section === 'side' ? 'side' : home].push(...entries);
      }
    }
  });
  const count = value.main.length + value.extra.length + value.side.length;
  if (count > MOST_CARDS)
    errors.push({
      file: fileName,
      line: 1,
      column: 1,
      found: `${numberWords(count)} cards`,
      expected: `at most ${numberWords(MOST_CARDS)}`,
    });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors: told(errors) };
}

interface NamedCopies {
  readonly card: NamedCard;
  readonly count: number;
}
/** The whole line may be a name: "7 Colored Fish" is one card, not seven. */
const copiesIn = (line: string, cardNamed: CardNamed): NamedCopies | null => {
  const whole = cardNamed(line);
  if (whole) return { card: whole, count: 1 };
  const before = BEFORE.exec(line);
  const after = AFTER.exec(line) ?? ROUND_AFTER.exec(line);
  const [name, digits] = before ? [before[2], before[1]] : [after?.[1], after?.[2]];
  const card = name === undefined ? undefined : cardNamed(name);
  const count = Number(digits);
  return card && count >= 1 && count <= MOST_COPIES ? { card, count } : null;
};
