/** Whether a deck may be played at a table, with each fault. */
import { copiesAllowed, deckCard, definitionOf, factsOf } from '@spellspeed/cards';
import { FORMATS } from '@spellspeed/engine';
import { checkDeck, type DeckCard, SECTIONS } from '@spellspeed/formats';
import type { MatchDeck } from '@spellspeed/match';
import type { TableSettings } from './protocol/values.ts';

/** No message tells more faults. */
const MOST_FAULTS = 50;
const firstPasscode = (passcode: number): number => factsOf(passcode)?.passcode ?? passcode;

type PlainDeck = { main: number[]; extra: number[]; side: number[] };

/** The deck with each card under its first passcode, or a sentence for each fault. */
export const deckFor = (
  deck: MatchDeck,
  { format, limits }: Pick<TableSettings, 'format' | 'limits'>,
): { readonly deck: PlainDeck } | { readonly faults: string[] } => {
  const cards = (passcode: number): DeckCard | undefined => {
    const card = deckCard(passcode);
    return card && { ...card, copies: copiesAllowed(firstPasscode(passcode), limits) };
  };
  const faults = [
    ...checkDeck(deck, cards, FORMATS[format].deck).map(({ sentence }) => sentence),
    ...undefinedIn(deck),
  ];
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) };
  const first = (section: keyof MatchDeck) => deck[section].map(firstPasscode);
  return { deck: { main: first('main'), extra: first('extra'), side: first('side') } };
};
const undefinedIn = (deck: MatchDeck): string[] => {
  const all = new Set(SECTIONS.flatMap((section) => deck[section]));
  return [...all].flatMap((passcode) => {
    const card = deckCard(passcode);
    if (card === undefined || card.token || definitionOf(passcode)) return [];
    return [`"${card.name}" is not defined: nobody can play it here.`];
  });
};
