/** The public surface: card texts from several sources, read into definitions, and what could not be read. */

export {
  type DatabaseOptions,
  type DatabaseReader,
  isCardDatabase,
  loadDatabaseReader,
  parseCardDatabase,
} from './card-database.ts';
export { blankCardOf, type CardText, KINDS, type Kind, kindOf } from './card-text.ts';
export { type OtherReading, type RoundTrips, roundTripsOf } from './definitions.ts';
export { type DraftPart, draftOf, type ReadSentence, sentencesRead } from './draft.ts';
export { type Compared, comparedWith, EXACTNESS, type Exactness, LAYOUT } from './exact.ts';
export { MOST_MEGABYTES_OF_TEXTS, parseFileOfTexts } from './file-of-texts.ts';
export { type Difference, type Gold, goldOf, saysWhatIsDefined } from './gold.ts';
export {
  figuresByKind,
  heldAgainst,
  type InexactLine,
  type InexactList,
  inexactAfter,
  type KindFigure,
  makeInexact,
  parseInexact,
  REASONS,
  type Reason,
  type Rewording,
  rewordingsIn,
  type Unlisted,
} from './inexact.ts';
export { type KnownTexts, knownTexts } from './known-texts.ts';
export {
  type Found,
  type Ledger,
  type LedgerLine,
  ledgerAfter,
  makeLedger,
  parseLedger,
  unexplainedFalls,
} from './ledger.ts';
export { askedBy, BLOCKS, type Block, type WaitedFor, waitedFor } from './missing-blocks.ts';
export { nearestPhrase, phraseWith } from './nearest-phrase.ts';
export { NORMALISATIONS, type Normalisation, normalised, type SaidBy } from './normalise.ts';
export { AGREEMENTS, type Agreement, comparedWithOcg, type OcgCompared } from './ocg/compare.ts';
export { type Change, type Correction, corrected, parseCorrections } from './ocg/corrections.ts';
export { decidedByOcg, isAmongItsReadings } from './ocg/decided.ts';
export {
  FAMILIES,
  type Family,
  type Judged,
  judgementOf,
  makeJudged,
  parseJudged,
  stillJudged,
  wordsForList,
} from './ocg/judged.ts';
export { isOfMeaning, OCG_DIFFERENCES, type OcgDifference } from './ocg/kinds.ts';
export {
  type BothTexts,
  type MarkedSentence,
  markedInEnglish,
  markedInJapanese,
} from './ocg/marked.ts';
export { type OcgText, type OcgTexts, parseOcgTexts } from './ocg/texts.ts';
export { type Unheard, unheardIn, withOtherWords } from './one-word.ts';
export {
  type GivenTexts,
  NO_OWN_TEXTS,
  type NotUnderstood,
  type OwnCard,
  type OwnTexts,
  readingOf,
  type WhyNot,
  withGiven,
} from './own.ts';
export { printedSentencesOf } from './printed-sentences.ts';
export { type Behaviour, behaviourOf, comesBack, printedTextsOf, shippedOf } from './provable.ts';
export {
  type CardReading,
  type Doubt,
  type Extent,
  GRADES,
  type Grade,
  isUnderstood,
  type ReadGrade,
  readCard,
  type Stopped,
} from './read-card.ts';
export { type Refusal, refusalsOf } from './refusal.ts';
export {
  type KindFigures,
  type ReaderReport,
  reportOn,
  SAID_BY_NO_CARD,
  SAID_OTHERWISE,
  type SaidOtherwise,
  type StoppingPhrase,
} from './report.ts';
export { LOOSER, saysTheSame } from './same-words.ts';
export type { EntryTrouble, SourceForm, SourceTrouble } from './source-trouble.ts';
export { parseCardTexts, type Source } from './sources.ts';
export {
  DIFFERENCES,
  type DifferenceKind,
  kindsOfDifference,
  type WordDifference,
  wordDifferences,
} from './word-differences.ts';
