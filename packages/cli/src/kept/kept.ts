/** What was worked out once and is kept for the next command: always made anew from what it was made of, so nothing is lost with it. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PACKAGES } from '../evidence/sources.ts';

/** Where other tools of Node keep such things: of the checkout, or of where the packages are installed. */
const MODULES = dirname(PACKAGES);
const FOLDER = join(
  basename(MODULES) === 'node_modules' ? MODULES : join(MODULES, 'node_modules'),
  '.cache/spellspeed',
);
/** Where it is kept. */
export const placeOf = (name: string): string => join(FOLDER, name);
/** Behind the last line: a file that does not end so was not written to its end. */
const END = 'end\n';

/** The lines that are kept under this name, and nothing where there are none; what is damaged is told in one line and made anew. `form` is that of the lines: others are not read. */
export const readKept = (name: string, form: string): readonly string[] | undefined => {
  let text: string;
  try {
    text = readFileSync(placeOf(name), 'utf8');
  } catch {
    return undefined;
  }
  if (text.endsWith(END) && text.startsWith('form ')) {
    const [found, ...lines] = text.slice(0, -END.length - 1).split('\n');
    return found === `form ${form}` ? lines : undefined;
  }
  forgetDamaged(name);
  return undefined;
};

/** Keeps lines whole or not at all; where nothing can be written, nothing is kept. */
export const keep = (name: string, form: string, lines: readonly string[]): void => {
  const unfinished = `${placeOf(name)}.${process.pid}.tmp`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(unfinished, [`form ${form}`, ...lines, END].join('\n'));
    renameSync(unfinished, placeOf(name));
  } catch {
    rmSync(unfinished, { force: true });
  }
};

/** What is kept under this name is gone. */
export const forget = (name: string): void => rmSync(placeOf(name), { force: true });

/** For what is kept and cannot be understood: told in one line, and gone. */
export const forgetDamaged = (name: string): void => {
  process.stderr.write(`${placeOf(name)} is damaged; it is made anew.\n`);
  forget(name);
};
