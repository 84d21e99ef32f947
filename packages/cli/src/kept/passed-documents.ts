/** Which documents of rulings have passed with the engine and the cards as they are built now: none of them can fail before something changes. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '../evidence/sources.ts';
import { keep, readKept } from './kept.ts';

const NAME = 'passed-documents';
/** What rulings run on, as it is loaded. */
const BUILT = [
  ...['rulebook', 'engine', 'match', 'formats', 'cards', 'rulings'].map((name) => `${name}/dist/bundle`),
  ...['cards/prepared', 'cards/data'],
];

/** The digest of all that decides how a ruling goes, but for its document. */
const digestOfBuild = (): string => {
  const digest = createHash('sha256');
  for (const folder of BUILT.map((path) => join(PACKAGES, path)).filter((path) => existsSync(path)))
    for (const { name } of readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .sort((one, other) => (one.name < other.name ? -1 : 1)))
      digest.update(`${folder}/${name}\n`).update(readFileSync(join(folder, name)));
  return digest.digest('hex');
};
const digestOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The documents that passed with one build. */
export interface PassedDocuments {
  readonly has: (text: string) => boolean;
  /** Keeps what has passed and forgets what has failed, for the next run. */
  readonly note: (passed: readonly string[], failed: readonly string[]) => void;
}

/** `cards` is the digest of cards that a reader has added; another build or other cards begin anew. `name`: under which they are kept. */
export const passedDocuments = (cards: string, build = digestOfBuild(), name = NAME): PassedDocuments => {
  const form = [build, cards].join(' ').trim();
  const known = new Set(readKept(name, form));
  return {
    has: (text) => known.has(digestOfText(text)),
    note: (passed, failed) => {
      for (const text of passed) known.add(digestOfText(text));
      for (const text of failed) known.delete(digestOfText(text));
      keep(name, form, [...known]);
    },
  };
};
