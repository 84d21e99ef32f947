/** All cards that can be played with, and how each came to be one. */
import type { Card, CardSource } from '@spellspeed/engine/language';
import { makeCard, written } from './definitions/all.ts';
import { sourceOfWritten } from './definitions/source.ts';
import { factsOf } from './facts/facts.ts';
import { isPlain } from './plain.ts';

/**
 * `hand`: somebody wrote its definition, and rulings check it · `plain`: a Normal Monster, whose facts say all that there is to say · `proved`: its text was
 * read, and what was read prints the text · `read`: its text was read, and what was read prints other words for the same · `none`: nothing says what its text means.
 */
export const STANDINGS = ['hand', 'plain', 'proved', 'read', 'none'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How the card with this passcode can be played with. */
export const standingOf = (passcode: number): Standing => {
  const facts = factsOf(passcode);
  if (facts === undefined) return 'none';
  return isPlain(facts) ? 'plain' : (written().writtenBy(facts.passcode) ?? 'none');
};

/** The passcodes of `PLAYABLE_CARDS`, without making any. */
export const playablePasscodes = (): readonly number[] => {
  const all = written();
  if (found?.of !== all)
    found = { of: all, passcodes: [...new Set([...all.passcodes, ...all.plain])].sort((a, b) => a - b) };
  return found.passcodes;
};
let found: { readonly of: object; readonly passcodes: readonly number[] } | undefined;

/** Every card that can be played with, by rising passcode: `CARDS`, all other Normal Monsters, and the cards whose text was read. */
export const PLAYABLE_CARDS: CardSource = /* @__PURE__ */ sourceOfWritten(
  playablePasscodes,
  written,
  makeCard,
);

/** The definition of a card, by any passcode that is printed on it; nothing for a card that cannot be played with. */
export const definitionOf = (passcode: number): Card | undefined => {
  const facts = factsOf(passcode);
  return facts && PLAYABLE_CARDS.get(facts.passcode);
};

/** The passcodes of all cards whose text was read, by rising passcode. */
export const readPasscodes = (): readonly number[] =>
  written().passcodes.filter((passcode) => written().writtenBy(passcode) !== 'hand');
