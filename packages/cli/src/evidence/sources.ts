/** Where clauses are cited and proved: the sources and rulings of all packages, which are installed with them. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readText } from '../files.ts';

/** The folder in which this package and its siblings are, in the project and where they are installed. */
export const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
export const RULINGS = join(PACKAGES, 'rulings', 'rulings');
/** Rulings that the engine does not answer yet. */
export const UNANSWERED = join(PACKAGES, 'rulings', 'open');
/** Test sources and generated ones enforce nothing; neither do the rulebook and the tools that speak about clauses. */
const ENFORCES_NOTHING = /\.(?:test|fixture|generated|d)\.ts$/;
const NO_ENFORCERS: readonly string[] = ['rulebook', 'proof', 'bench', 'web'];
const EXCEPTION_FILES = ['exceptions.ts', 'catalogue.ts', 'answers-listed.ts'].map((name) =>
  join('rulings', 'src', name),
);

/** A line of a source file. */
export interface Place {
  /** `packages/engine/src/…` in the project, `@spellspeed/engine/src/…` where it is installed. */
  readonly file: string;
  readonly line: number;
}

/** The file as it is told. */
export const nameOf = (path: string): string => `${basename(PACKAGES)}/${path.slice(PACKAGES.length)}`;

/** The files in a folder and in its folders whose names end so. */
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });

/** The sources that can enforce a clause. */
export const sourceFiles = (): readonly string[] =>
  readdirSync(PACKAGES)
    .filter((name) => !NO_ENFORCERS.includes(name))
    .map((name) => `${PACKAGES}${name}/src`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesIn(folder, '.ts'))
    .filter((file) => !ENFORCES_NOTHING.test(file) && !EXCEPTION_FILES.some((name) => file.endsWith(name)))
    .sort();

/** The files of all rulings that come with the project. */
export const rulingFiles = (): readonly string[] =>
  existsSync(RULINGS) ? [...filesIn(RULINGS, '.yaml')].sort() : [];

/** The files of the rulings that the engine does not answer yet. */
export const unansweredFiles = (): readonly string[] =>
  existsSync(UNANSWERED) ? [...filesIn(UNANSWERED, '.yaml')].sort() : [];

/** The text of a file of the project, named from its root. */
export const projectFile = (path: string): string => readText(join(PACKAGES, '..', path));
