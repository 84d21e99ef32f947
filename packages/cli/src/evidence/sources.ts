/** Where clauses are cited and proved: the sources and rulings of all packages, which are installed with them. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationsIn } from '@spellspeed/rulebook';
import { parseScenarios, type Scenario } from '@spellspeed/rulings';
import { filesAt, readText } from '../files.ts';

/** The folder in which this package and its siblings are, in the project and where they are installed. */
export const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
export const RULINGS = join(PACKAGES, 'rulings', 'rulings');
/** Test sources and generated ones enforce nothing; neither do the rulebook and the tools that speak about clauses. */
const ENFORCES_NOTHING = /\.(?:test|fixture|generated|d)\.ts$/;
const NO_ENFORCERS: readonly string[] = ['rulebook', 'proof', 'bench', 'web'];
const EXCEPTION_FILES = ['exceptions.ts', 'catalogue.ts'].map((name) => join('rulings', 'src', name));

/** A line of a source file. */
export interface Place {
  /** `packages/engine/src/…` in the project, `@spellspeed/engine/src/…` where it is installed. */
  readonly file: string;
  readonly line: number;
}

const nameOf = (path: string): string => join(basename(PACKAGES), relative(PACKAGES, path));

const sourceFiles = (): readonly string[] =>
  readdirSync(PACKAGES)
    .filter((name) => !NO_ENFORCERS.includes(name))
    .map((name) => join(PACKAGES, name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesAt(folder, '.ts'))
    .filter((file) => !ENFORCES_NOTHING.test(file) && !EXCEPTION_FILES.some((name) => file.endsWith(name)));

/** Every place in the code that cites a clause, by the id that it names. */
export const citedPlaces = (): ReadonlyMap<string, readonly Place[]> => {
  const places = new Map<string, Place[]>();
  for (const path of sourceFiles()) {
    const file = nameOf(path);
    for (const { id, line } of citationsIn(readText(path)))
      places.set(id, [...(places.get(id) ?? []), { file, line }]);
  }
  return places;
};

/** The documents of all rulings that come with the project, of the files whose text is wanted. */
export const readRulings = (isWanted: (text: string) => boolean = () => true): readonly Scenario[] => {
  if (!existsSync(RULINGS)) return [];
  return filesAt(RULINGS, '.yaml').flatMap((path) => {
    const text = readText(path);
    return isWanted(text) ? parseScenarios(text, nameOf(path)).scenarios : [];
  });
};

/** The text of a file of the project, named from its root. */
export const projectFile = (path: string): string => readText(join(PACKAGES, '..', path));
