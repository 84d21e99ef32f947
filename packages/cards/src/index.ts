// Facts, definitions and ready-made decks.

export {
  type MonsterBehaviour,
  monsterCard,
  type SpellOrTrapBehaviour,
  spellCard,
  trapCard,
} from './card.ts';
export type { DECK_LISTS } from './decks/ready-made.generated.ts';
export {
  type Deck,
  type DeckCardFacts,
  type DeckName,
  deckCard,
  namedDeckCard,
  READY_MADE_DECKS,
  readyMadeDeck,
} from './decks.ts';
export { definitionFileOf, definitionNameOf, fileNameOf } from './definition-file.ts';
export { loadDefinitions } from './definitions/all.ts';
export { type Behaviour, withBehaviour } from './definitions/behaviour.ts';
export { loadAllFacts } from './facts/all-facts.ts';
export type {
  CardFacts,
  CardNames,
  MonsterFacts,
  PrintedAbility,
  PrintedAttribute,
  PrintedFacts,
  PrintedFrame,
  PrintedLinkArrow,
  SpellFacts,
  TrapFacts,
} from './facts/card-facts.ts';
export { loadCarriedFacts } from './facts/carried-facts.ts';
export { allFacts, carriedFacts, factsNamed, factsOf, nearestNames } from './facts/facts.ts';
export { foldName } from './facts/fold-name.ts';
export { copiesAllowed, LIMIT_LISTS, LIMITS_TAKEN_ON, type LimitList } from './facts/limits.ts';
export { FIRST_CARDS } from './first-cards.ts';
export { type MissingNames, missingNames } from './missing-names.ts';
export { cardNameIn, hasCardNameIn, type NameLanguage } from './names.ts';
export {
  definitionOf,
  PLAYABLE_CARDS,
  playablePasscodes,
  readPasscodes,
  STANDINGS,
  type Standing,
  standingOf,
} from './playable.ts';
export { asPrinted, CARDS, cardNamed, definedPasscodes, isDefinedByHand } from './pool.ts';
export { hasSeriesNameIn, seriesNameIn } from './series-names.ts';
export { type SpokenOf, spokenOf } from './spoken-of.ts';
