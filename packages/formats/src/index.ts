export {
  checkDeck,
  DECK_LIMITS,
  type DeckCard,
  type DeckLimits,
  type DeckProblem,
} from './check-deck.ts';
export { type DeckLists, type ListedCard, passcodesOf, SECTIONS, type Section } from './deck-lists.ts';
export { type FormatError, messageOf, type Parsed } from './format-error.ts';
export { makeYdk, parseYdk } from './ydk.ts';
export { makeYdke, parseYdke } from './ydke.ts';
