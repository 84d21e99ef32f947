/** English alone, at once: the words in which rulings name what an effect offers. */
import { ENGLISH } from './english/english.ts';
import { type Printer, printerWith } from './printer.ts';

export const ENGLISH_PRINTER: Printer = printerWith(ENGLISH);
