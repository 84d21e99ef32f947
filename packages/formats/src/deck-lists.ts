/** The parts of a deck, in the order in which every notation lists them. */
export const SECTIONS = ['main', 'extra', 'side'] as const;
export type Section = (typeof SECTIONS)[number];

/** A deck as somebody wrote it down: nothing is known yet of the cards, the sizes or the copies. */
export type DeckLists<Entry = number> = { readonly [section in Section]: readonly Entry[] };

/** A passcode and the line of the file in which it stands, counted from 1. */
export interface ListedCard {
  readonly passcode: number;
  readonly line: number;
}

/** No deck that is read has more cards; how many are allowed is for `checkDeck` to say. */
export const MOST_CARDS = 1_000;

/** The greatest number that ydke:// can carry. */
export const GREATEST_PASSCODE = 0xffff_ffff;

/** The same deck without the lines of its file. */
export function passcodesOf(deck: DeckLists<ListedCard | number>): DeckLists {
  const passcodes = (section: Section) => deck[section].map(passcodeOf);
  return { main: passcodes('main'), extra: passcodes('extra'), side: passcodes('side') };
}

export function passcodeOf(entry: ListedCard | number): number {
  return typeof entry === 'number' ? entry : entry.passcode;
}

/** For writers: whoever hands over a number that is no passcode has a bug. */
export function assertPasscode(passcode: number): number {
  if (isPasscode(passcode)) return passcode;
  throw new RangeError(`${passcode} is not a passcode: a whole number from 1 to ${GREATEST_PASSCODE}`);
}

export function isPasscode(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= GREATEST_PASSCODE;
}
