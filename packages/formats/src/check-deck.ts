import { MOST_TOLD } from './bounds.ts';
import { type DeckLists, type ListedCard, passcodeOf, SECTIONS, type Section } from './deck-lists.ts';

/** What must be known of a card to say whether it may be in a deck. */
export interface DeckCard {
  readonly name: string;
  /** The name that the card is always treated as. */
  readonly treatedAs?: string;
  /** Whether its place is the Extra Deck. */
  readonly extraDeck: boolean;
  readonly token?: boolean;
  /** The most copies that a limit list allows; none where it says nothing. */
  readonly copies?: number;
}

/** The least and the most cards of each section, and the most cards of one name. */
export type DeckLimits = { readonly [section in Section]: readonly [least: number, most: number] } & {
  readonly copies: number;
};

export const DECK_LIMITS: DeckLimits = { main: [40, 60], extra: [0, 15], side: [0, 15], copies: 3 };

/** Why a deck may not be used. `lines` is empty for a deck that does not come from a file. */
export type DeckProblem = {
  /** For the player, one sentence. */
  readonly sentence: string;
} & (
  | {
      readonly kind: 'unknown-passcode';
      readonly passcode: number;
      readonly section: Section;
      readonly lines: Lines;
    }
  | { readonly kind: 'section-size'; readonly section: Section; readonly count: number }
  | {
      readonly kind: 'wrong-section';
      readonly name: string;
      readonly section: Section;
      readonly lines: Lines;
    }
  | { readonly kind: 'token'; readonly name: string; readonly section: Section; readonly lines: Lines }
  | {
      readonly kind: 'too-many-copies';
      readonly name: string;
      readonly count: number;
      readonly lines: Lines;
      readonly clause: 'duel.deck.up-to-3-of-a-name' | 'duel.deck.always-treated-as-name-counts';
    }
);

/** The numbers of lines in the text of a deck list. */
export type Lines = readonly number[];

/** Everything that keeps a deck from being used; nothing where the deck is legal. */
export function checkDeck(
  deck: DeckLists<ListedCard | number>,
  cards: (passcode: number) => DeckCard | undefined,
  limits: DeckLimits = DECK_LIMITS,
): DeckProblem[] {
  const groups = groupsOf(deck, cards);
  return [
    ...groups.flatMap(problemOfGroup),
    ...SECTIONS.flatMap((section) => sizeProblem(section, deck[section].length, limits[section])),
    ...copiesProblems(groups, limits.copies),
  ];
}

/** The copies of one passcode in one section. */
interface Group {
  readonly passcode: number;
  readonly section: Section;
  readonly card: DeckCard | undefined;
  readonly count: number;
  readonly lines: Lines;
}

function groupsOf(
  deck: DeckLists<ListedCard | number>,
  cards: (passcode: number) => DeckCard | undefined,
): Group[] {
  return SECTIONS.flatMap((section) =>
    [...groupedBy(deck[section], passcodeOf)].map(([passcode, copies]) => ({
      passcode,
      section,
      card: cards(passcode),
      count: copies.length,
      lines: copies.flatMap((copy) => (typeof copy === 'number' ? [] : [copy.line])),
    })),
  );
}

function problemOfGroup({ passcode, section, card, lines }: Group): DeckProblem[] {
  const at = lines.length === 0 ? DECK_NAMES[section] : capitalised(wordsFor(lines));
  if (card === undefined) {
    const sentence = `${at}: no card with the passcode ${passcode} is known.`;
    return [{ kind: 'unknown-passcode', passcode, section, lines, sentence }];
  }
  const { name } = card;
  if (card.token)
    return [
      {
        kind: 'token',
        name,
        section,
        lines,
        sentence: `${at}: "${name}" is a Token, which is not part of a deck.`,
      },
    ];
  if (section === 'side' || card.extraDeck === (section === 'extra')) return [];
  const place = DECK_NAMES[card.extraDeck ? 'extra' : 'main'];
  const sentence = `${at}: "${name}" belongs in the ${place}, not in the ${DECK_NAMES[section]}.`;
  return [{ kind: 'wrong-section', name, section, lines, sentence }];
}

function sizeProblem(
  section: Section,
  count: number,
  [least, most]: readonly [number, number],
): DeckProblem[] {
  if (count >= least && count <= most) return [];
  const allowed = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  const sentence = `The ${DECK_NAMES[section]} has ${wordsForCards(count)}; ${allowed} are allowed.`;
  return [{ kind: 'section-size', section, count, sentence }];
}

function copiesProblems(groups: readonly Group[], most: number): DeckProblem[] {
  const known = groups.filter(({ card }) => card !== undefined);
  return [...groupedBy(known, countedName)].flatMap(([name, same]) => {
    const count = same.reduce((sum, group) => sum + group.count, 0);
    const allowed = Math.min(most, ...same.map(({ card }) => card?.copies ?? most));
    return count <= allowed ? [] : [copiesProblem(name, count, allowed, same)];
  });
}

/** A card that is always treated as another one shares that card's limit. (duel.deck.always-treated-as-name-counts) */
function countedName({ card }: Group): string {
  return card?.treatedAs ?? card?.name ?? '';
}

function copiesProblem(name: string, count: number, most: number, same: readonly Group[]): DeckProblem {
  const lines = same.flatMap((group) => group.lines).sort((a, b) => a - b);
  const treated = [
    ...new Set(same.flatMap(({ card }) => (card?.treatedAs === undefined ? [] : [card.name]))),
  ];
  const where = lines.length === 0 ? '' : ` (${wordsFor(lines)})`;
  const counting =
    treated.length === 0 ? '' : `, counting ${treated.map((other) => `"${other}"`).join(', ')}`;
  return {
    kind: 'too-many-copies',
    name,
    count,
    lines,
    clause: treated.length === 0 ? 'duel.deck.up-to-3-of-a-name' : 'duel.deck.always-treated-as-name-counts',
    sentence: `The deck has ${wordsForCards(count)} named "${name}"${counting}${where}; ${allowedCopies(most)}.`,
  };
}
function allowedCopies(most: number): string {
  if (most === 0) return 'it is forbidden';
  return most === 1 ? 'only 1 is allowed' : `at most ${most} are allowed`;
}

const DECK_NAMES: { readonly [section in Section]: string } = {
  main: 'Main Deck',
  extra: 'Extra Deck',
  side: 'Side Deck',
};

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function wordsForCards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function wordsFor(lines: Lines): string {
  if (lines.length === 1) return `line ${lines[0]}`;
  if (lines.length > MOST_TOLD)
    return `lines ${lines.slice(0, MOST_TOLD).join(', ')} and ${lines.length - MOST_TOLD} more`;
  return `lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
