/** Compiles one definition against the packages as they were built; what was changed besides is built first. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesAt } from '../files.ts';
import { Trouble } from '../trouble.ts';
import { BUILDER, DEFINITIONS } from './checkout.ts';
import type { Wrong } from './finding.ts';

const COMPILER = 'node_modules/typescript-7/bin/tsc';
/** The packages that a card goes through. */
const PACKAGES = ['rulebook', 'engine', 'cards', 'cardtext', 'match', 'rulings', 'reader', 'cli'];
const NO_PART = /\.(?:test|fixture|generated)\.ts$/;

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Has a source of the packages been changed since they were built, but for definitions? */
export const isBuilt = (root: string): boolean =>
  PACKAGES.every((name) => {
    const built = timeOf(join(root, 'packages', name, 'dist/bundle-stamp'));
    return filesAt(join(root, 'packages', name, 'src'), '.ts').every(
      (file) => NO_PART.test(file) || file.startsWith(join(root, DEFINITIONS, '/')) || timeOf(file) <= built,
    );
  });

const run = (root: string, ...words: readonly string[]) => {
  const { stdout, stderr, status, error } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
  });
  if (error) throw error;
  return { output: `${stdout}${stderr}`, status };
};

/** What the compiler refuses in a definition, with the place of each mistake. `file` is named from the root. */
export const compile = (root: string, file: string): readonly Wrong[] => {
  const compiler = join(root, COMPILER);
  if (!existsSync(compiler)) throw new Trouble(`${compiler} is missing: run "npm install" in ${root} first.`);
  if (!isBuilt(root)) {
    const built = run(root, BUILDER);
    if (built.status !== 0) return orTrouble(built.output);
  }
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-check-'));
  try {
    const settings = join(folder, 'tsconfig.json');
    writeFileSync(settings, JSON.stringify(settingsFor(root, file)));
    const { output, status } = run(root, compiler, '-p', settings, '--pretty', 'false');
    return status === 0 ? [] : orTrouble(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const settingsFor = (root: string, file: string) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: true,
    composite: false,
    declaration: false,
    lib: ['ES2023', 'DOM'],
    rootDir: root,
  },
  files: [join(root, file)],
});

const orTrouble = (output: string): readonly Wrong[] => {
  const mistakes = mistakesIn(output);
  if (mistakes.length === 0) throw new Trouble(`The compiler fails: ${output.trim()}`);
  return mistakes;
};

/** `packages/x.ts(3,5): error TS2304: Cannot find name 'y'.`, with more about it on lines that are set in. */
const MISTAKE = /^(?<file>\S.*)\((?<line>\d+),\d+\): error TS\d+: (?<message>.*)$/;
export const mistakesIn = (output: string): readonly Wrong[] =>
  output.split('\n').flatMap((text) => {
    const { file, line, message } = MISTAKE.exec(text)?.groups ?? {};
    return file === undefined ? [] : [{ place: `${file}:${line}`, says: message ?? '' }];
  });
