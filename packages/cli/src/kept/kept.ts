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
/** Behind the last line: a file that does not end so was not written to its end. */
const END = 'end\n';

/** The lines that are kept under this name, and nothing where there are none; what is damaged is told in one line and made anew. `form` is that of the lines: others are not read. */
export const readKept = (name: string, form: string): readonly string[] | undefined => {
  let text: string;
  try {
    text = readFileSync(join(FOLDER, name), 'utf8');
  } catch {
    return undefined;
  }
  if (text.endsWith(END) && text.startsWith('form ')) {
    const [found, ...lines] = text.slice(0, -END.length - 1).split('\n');
    return found === `form ${form}` ? lines : undefined;
  }
  process.stderr.write(`${join(FOLDER, name)} is damaged; it is made anew.\n`);
  return undefined;
};

/** Keeps lines whole or not at all; where nothing can be written, nothing is kept. */
export const keep = (name: string, form: string, lines: readonly string[]): void => {
  const unfinished = join(FOLDER, `${name}.${process.pid}.tmp`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(unfinished, [`form ${form}`, ...lines, END].join('\n'));
    renameSync(unfinished, join(FOLDER, name));
  } catch {
    rmSync(unfinished, { force: true });
  }
};
