/** A copy of the built packages in a temporary folder, in which the engine can be broken. The working tree is never touched. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import type { RulingsOfACopy } from './rulings-of-a-copy.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
/** What running rulings needs. */
const NEEDED = ['rulebook', 'engine', 'cards', 'rulings'] as const;
const RUNNER = 'rulings-of-a-copy.js';
/** Longer than any run; an engine that goes on for ever is stopped here. */
const TIME_LIMIT = 120_000;

export const engineSource = (file: string): string =>
  readFileSync(join(PACKAGES, 'engine', 'src', file), 'utf8');

export interface Copy {
  /** Runs all rulings with this source of the engine in place of its own. */
  readonly runWith: (file: string, source: string) => Promise<RulingsOfACopy>;
  /** Runs all rulings with the engine as it is. */
  readonly run: () => Promise<RulingsOfACopy>;
  readonly remove: () => void;
}

export const makeCopy = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-mutant-'));
  const modules = join(folder, 'node_modules', '@spellspeed');
  mkdirSync(modules, { recursive: true });
  for (const name of NEEDED)
    for (const part of ['package.json', 'dist'])
      cpSync(join(PACKAGES, name, part), join(modules, name, part), { recursive: true });
  const yaml = createRequire(join(PACKAGES, 'rulings', 'package.json')).resolve('yaml/package.json');
  symlinkSync(dirname(yaml), join(folder, 'node_modules', 'yaml'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(PACKAGES, 'proof', 'dist', 'mutants', RUNNER), join(folder, RUNNER));
  const run = () => runRulings(join(folder, RUNNER));
  const runWith = async (file: string, source: string): Promise<RulingsOfACopy> => {
    const script = join(modules, 'engine', 'dist', file.replace(/\.ts$/, '.js'));
    const unbroken = readFileSync(script);
    writeFileSync(script, javascriptOf(source));
    try {
      return await run();
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

const runRulings = async (script: string): Promise<RulingsOfACopy> => {
  const options = { timeout: TIME_LIMIT, maxBuffer: 1 << 28 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, join(PACKAGES, 'rulings', 'rulings')],
    options,
  );
  return JSON.parse(stdout);
};
