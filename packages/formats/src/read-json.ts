/** JSON of which only the notation is checked; its shape is for others. */
import type { Parsed } from './format-error.ts';
import { parsed } from './shape.ts';

/** The value of a JSON text; names that stand twice, too many levels or values are refused with line and column. */
export const readJson = (text: string, file: string): Parsed<unknown> =>
  parsed(text, file, ({ node }) => node.value);
