/** The public surface: card definitions as card text, and card text as definitions. */

export { APPROVED_FILES, approvedEntry, entryIn, withEntryRenewed } from './approved.ts';
export type { TargetsCalled } from './memory.ts';
export {
  type CardLines,
  describeKind,
  LANGUAGES,
  type Language,
  type PrintedEffect,
  printCard,
  printCardLines,
  printEffect,
  printOptions,
  printWanted,
} from './print.ts';
export {
  type Half,
  normalForm,
  type ReadEffect,
  readEffect,
  readFirstEffect,
  readSummoning,
  type Stop,
  silentActivation,
  summoningsTogether,
  whereReadingStops,
} from './read.ts';
export { type EffectFacts, effectFacts } from './understood.ts';
