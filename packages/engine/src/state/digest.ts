/**
 * The digest of a duel: of the canonical text of its state. Records of cards, and parts of the state that are replaced and never written in
 * place, keep their text, so that only what has changed since the last digest is written anew.
 */
import { once } from '../language/once.ts';
import { copyOfCard } from './copies.ts';
import { settledCards } from './door.ts';
import { canonicalJson, canonicalRecord, digestOf } from './json.ts';
import type { CardState, Deeds, DuelState } from './state.ts';
import type { Table } from './table.ts';

/** `canonicalJson`, remembered for a value that never changes. */
const textOf: (value: object) => string = once(canonicalJson);

let keysOfCards: readonly string[] | undefined;
const canonicalCard = (card: CardState): string => {
  // All records of cards have the same keys.
  keysOfCards ??= Object.keys(copyOfCard(card)).sort();
  return canonicalRecord(card, keysOfCards, textOfMember);
};
/** Most cards share their deeds: they have done nothing. */
const textOfMember = (member: unknown, key: string): string =>
  key === 'deeds' ? textOf(member as Deeds) : canonicalJson(member);
const textOfCard: (card: CardState) => string = once(canonicalCard);

/** Written in place: see `door.ts`. */
const IN_PLACE: ReadonlySet<string> = new Set(['lists', 'frames']);

const textOfPart = (table: Table, part: keyof DuelState): string => {
  if (part === 'cards') return `[${settledCards(table).map(textOfCard).join(',')}]`;
  const value = table.state[part];
  return typeof value === 'object' && value !== null && !IN_PLACE.has(part)
    ? textOf(value)
    : canonicalJson(value);
};

/** `digestOf(canonicalJson(state))`, found out with what is remembered. */
export const digestOfState = (table: Table): string => {
  const parts = (Object.keys(table.state) as (keyof DuelState)[]).sort();
  return digestOf(`{${parts.map((part) => `"${part}":${textOfPart(table, part)}`).join(',')}}`);
};
