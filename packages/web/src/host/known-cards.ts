import { factsOf, loadAllFacts, loadCarriedFacts } from '@spellspeed/cards';
import { loaded } from '../app/load.ts';
import type { SavedDuel, Setup } from './types.ts';

const loadNames = (): Promise<void> => loaded(loadCarriedFacts).catch(() => undefined);
const loadAllNames = (): Promise<void> => loaded(loadAllFacts).catch(() => undefined);
/** Those of cards whose texts were read come last: few duels have them. */
const knowAll = async (passcodes: readonly number[]): Promise<void> => {
  const isUnknown = (): boolean => passcodes.some((passcode) => factsOf(passcode) === undefined);
  if (isUnknown()) await loadNames();
  if (isUnknown()) await loadAllNames();
};

/** Before a duel is shown: the facts of its cards, where the page does not have them yet. Without network it goes on, and they are shown by their numbers. */
export const knowCardsOf = ({ yours, theirs }: Setup): Promise<void> =>
  knowAll([yours, theirs].flatMap(({ main, extra }) => [...main, ...extra]));
/** A field that somebody described may hold any card. */
export const knowCardsIn = ({ head: { players, field } }: SavedDuel): Promise<void> =>
  field === undefined ? knowAll(players.flatMap(({ main, extra }) => [...main, ...extra])) : loadNames();
