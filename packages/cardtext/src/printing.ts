/** The door for those who print cards in one language: English at once, each other language when it is loaded. */
export { ENGLISH_PRINTER } from './english-printer.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { loadPrinter } from './load-printer.ts';
export type { TargetsCalled } from './memory.ts';
export type { CardLines, PrintedEffect, Printer } from './printer.ts';
export { type EffectFacts, effectFacts } from './understood.ts';
