/** Saved states at the terminal: what is no JSON is told in plain lines. */
import { messageOf, readJson } from '@spellspeed/formats';
import { readText } from '../files.ts';
import { Trouble } from '../trouble.ts';

/** The value in a JSON file, or Trouble with line and column. */
export const jsonIn = (file: string): unknown => {
  const parsed = readJson(readText(file), file);
  if (!parsed.ok) throw new Trouble(...parsed.errors.map(messageOf));
  return parsed.value;
};
