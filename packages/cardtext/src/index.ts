/** The public surface: card definitions as card text, and card text as definitions. */

export { APPROVED_FILES, approvedEntry, entryIn, withEntryRenewed } from './approved.ts';
export { ENGLISH_PRINTER } from './english-printer.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { loadPrinter } from './load-printer.ts';
export { REFUSAL_REASONS } from './meaning/refused/reasons.ts';
export { TEXT_REFUSALS, type TextRefusal } from './meaning/refused/table.ts';
export type { TargetsCalled } from './memory.ts';
export {
  describeKind,
  printCard,
  printCardLines,
  printEffect,
  printerIn,
  printOptions,
  printWanted,
} from './print.ts';
export type { CardLines, PrintedEffect, Printer } from './printer.ts';
export {
  type Half,
  type LooserReading,
  meaningless,
  normalForm,
  type ReadEffect,
  readAsMaterial,
  readEffect,
  readFirstEffect,
  readFirstInOtherWords,
  readSummoning,
  type SaidInOtherWords,
  type Stop,
  silentActivation,
  stillAsTargeted,
  summoningsTogether,
  whereReadingStops,
} from './read.ts';
export { type EffectFacts, effectFacts } from './understood.ts';
