import { factsOf, loadAllFacts, loadCarriedFacts } from '@spellspeed/cards';
import { loaded } from '../app/load.ts';
import type { SavedDuel, Setup } from './types.ts';

const load = (facts: () => Promise<void>): Promise<void> => loaded(facts).catch(() => undefined);
const isUnknown = (passcode: number): boolean => factsOf(passcode) === undefined;
const knowAll = async (passcodes: readonly number[]): Promise<void> => {
  if (passcodes.some(isUnknown)) await load(loadCarriedFacts);
  // Cards from texts of somebody's own may be any.
  if (passcodes.some(isUnknown)) await load(loadAllFacts);
};
const passcodesOf = (
  decks: readonly { readonly main: readonly number[]; readonly extra: readonly number[] }[],
) => decks.flatMap(({ main, extra }) => [...main, ...extra]);

/** Before a duel is shown: the facts of its cards, where the page does not have them yet. Without network it goes on, and they are shown by their numbers. */
export const knowCardsOf = ({ yours, theirs, sides = [[], []] }: Setup): Promise<void> =>
  knowAll([...passcodesOf([yours, theirs]), ...sides.flat()]);
/** A field that somebody described may hold any card. */
export const knowCardsIn = async ({ head: { players, field }, match }: SavedDuel): Promise<void> => {
  if (field !== undefined) await load(loadCarriedFacts);
  await knowAll([...passcodesOf(players), ...(match?.decks ?? []).flatMap(({ side }) => side)]);
};
