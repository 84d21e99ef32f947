/** A copy of the built packages in a temporary folder, in which the engine can be broken. The working tree is never touched. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import type { Mutant } from './mutant.ts';
import type { RulingsOfACopy, RulingsWanted } from './rulings-of-a-copy.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const SCOPE = '@spellspeed/';
const RUNNER = 'rulings-of-a-copy.js';
/** Longer than any run on a busy machine; an engine that goes on for ever is stopped here. */
const TIME_LIMIT = 600_000;
/** What to run in a copy; where the rulings are, it knows. */
export type Wanted = Omit<RulingsWanted, 'folder'>;

export const sourceOf = ({ package: of = 'engine', file }: Pick<Mutant, 'package' | 'file'>): string =>
  readFileSync(join(PACKAGES, of, 'src', file), 'utf8');

/** A package of the project, and all those that it needs. */
const withDependencies = (name: string, known: readonly string[] = []): readonly string[] => {
  const file = readFileSync(join(PACKAGES, name, 'package.json'), 'utf8');
  const { dependencies = {} }: { readonly dependencies?: { readonly [name: string]: string } } =
    JSON.parse(file);
  return Object.keys(dependencies)
    .filter((each) => each.startsWith(SCOPE))
    .map((each) => each.slice(SCOPE.length))
    .reduce<readonly string[]>(
      (all, each) => (all.includes(each) ? all : withDependencies(each, all)),
      [...known, name],
    );
};

export interface Copy {
  /** Runs rulings with this source in place of the one that the mutant changes. */
  readonly runWith: (
    mutant: Pick<Mutant, 'package' | 'file'>,
    source: string,
    wanted: Wanted,
  ) => Promise<RulingsOfACopy>;
  /** Runs rulings with the engine as it is. */
  readonly run: (wanted: Wanted) => Promise<RulingsOfACopy>;
  readonly remove: () => void;
}

export const makeCopy = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-mutant-'));
  const modules = join(folder, 'node_modules', '@spellspeed');
  mkdirSync(modules, { recursive: true });
  for (const name of withDependencies('rulings')) {
    for (const part of ['dist', 'data', 'prepared'])
      if (existsSync(join(PACKAGES, name, part)))
        cpSync(join(PACKAGES, name, part), join(modules, name, part), { recursive: true });
    // Module by module, so that one can be broken: the bundles are made of all.
    const manifest = readFileSync(join(PACKAGES, name, 'package.json'), 'utf8');
    writeFileSync(join(modules, name, 'package.json'), manifest.replaceAll('./dist/bundle/', './dist/'));
  }
  const yaml = createRequire(join(PACKAGES, 'rulings', 'package.json')).resolve('yaml/package.json');
  symlinkSync(dirname(yaml), join(folder, 'node_modules', 'yaml'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(PACKAGES, 'proof', 'dist', 'mutants', RUNNER), join(folder, RUNNER));
  const run: Copy['run'] = (wanted) => runRulings(join(folder, RUNNER), wanted);
  const runWith: Copy['runWith'] = async ({ package: of = 'engine', file }, source, wanted) => {
    const script = join(modules, of, 'dist', file.replace(/\.ts$/, '.js'));
    const unbroken = readFileSync(script);
    writeFileSync(script, javascriptOf(source));
    try {
      return await run(wanted);
    } finally {
      writeFileSync(script, unbroken);
    }
  };
  return { run, runWith, remove: () => rmSync(folder, { recursive: true }) };
};

/** As the build makes it; types are not checked. */
export const javascriptOf = (source: string): string => {
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  const [mistake] = diagnostics;
  if (mistake) throw new Error(ts.flattenDiagnosticMessageText(mistake.messageText, '\n'));
  return outputText;
};

const runRulings = async (script: string, wanted: Wanted): Promise<RulingsOfACopy> => {
  const options = { timeout: TIME_LIMIT, maxBuffer: 1 << 28 };
  const all: RulingsWanted = { ...wanted, folder: join(PACKAGES, 'rulings', 'rulings') };
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(all)], options);
  return JSON.parse(stdout);
};
