/** All definitions, by hand and read from texts. */
import { type CardMaker, makerOf } from './source.ts';
import { NOTHING_WRITTEN, type Written, type WrittenText, writtenIn } from './written.ts';
import { WRITTEN_DEFINITIONS } from './written-file.ts';

let read: { readonly text: WrittenText; readonly written: Written } | undefined;

/** Nothing on a page that has not loaded them; another value when they have been loaded. */
export const written = (): Written => {
  const text = WRITTEN_DEFINITIONS.bytes() ?? WRITTEN_DEFINITIONS.text();
  if (text === undefined) return NOTHING_WRITTEN;
  if (read?.text !== text) read = { text, written: writtenIn(text) };
  return read.written;
};

/** Loads all definitions where they cannot be read at once: on a page. In Node nothing needs to be done. */
export const loadDefinitions = (): Promise<void> => WRITTEN_DEFINITIONS.load();

/** The card with this passcode, as it is written or, of a Normal Monster, as it is printed. */
export const makeCard: CardMaker = /* @__PURE__ */ makerOf(written);
