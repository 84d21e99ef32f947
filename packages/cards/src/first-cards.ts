/** The cards of the decks with which a page begins: all that it needs for its first duel. */
import type { CardSource } from '@spellspeed/engine/language';
import { makerOf, sourceOfWritten } from './definitions/source.ts';
import { type Written, writtenIn } from './definitions/written.ts';
import { firstDefinitions } from './ready-made-texts.ts';

let read: Written | undefined;
const written = (): Written => {
  read ??= writtenIn(firstDefinitions());
  return read;
};
let found: readonly number[] | undefined;
const passcodes = (): readonly number[] => {
  found ??= [...written().passcodes, ...written().plain].sort((a, b) => a - b);
  return found;
};

/**
 * The definitions of the cards in the decks with which a page begins, by rising passcode. They come without loading anything, and so does this module without `CARDS`. Cards that let a player declare
 * the name of any card are left out: they need every card.
 */
export const FIRST_CARDS: CardSource = /* @__PURE__ */ sourceOfWritten(
  passcodes,
  written,
  /* @__PURE__ */ makerOf(written),
);
