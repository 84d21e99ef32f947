/** The import lines of a definition, written from the words that its card uses. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LanguageServiceHost } from 'typescript';
import { readText, writeText } from '../files.ts';
import { Trouble } from '../trouble.ts';

type TypeScript = typeof import('typescript');
const FORMATTER = 'node_modules/@biomejs/biome/bin/biome';
/** Where a definition takes its words from, beside the language itself. */
const SHELVES = ['packages/cards/src/card.ts', 'packages/cards/src/kinds.ts'];
/** One file for each archetype whose cards say something in the same words. */
const ARCHETYPES = 'packages/cards/src/archetypes';
const shelvesIn = (root: string): string[] => {
  const folder = join(root, ARCHETYPES);
  const archetypes = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  return [...SHELVES.map((shelf) => join(root, shelf)), ...archetypes];
};
const IMPORT = /^import [\s\S]*? from '.*';\n/gm;

/** Replaces the imports of a definition, whose file is named from the root. */
export const writeImports = (root: string, file: string): void => {
  writeText(join(root, file), withImports(root, file, readText(join(root, file))));
  format(root, file);
};

/** The text of the file with the imports of all words in it that are exported anywhere, and no others. */
export const withImports = (root: string, file: string, text: string): string => {
  const path = join(root, file);
  const bare = text.replace(IMPORT, '');
  const typescript: TypeScript = createRequire(join(root, 'package.json'))('typescript');
  const service = typescript.createLanguageService(hostFor(typescript, { root, path, text: bare }));
  const { changes } = service.getCombinedCodeFix(
    { type: 'file', fileName: path },
    'fixMissingImport',
    typescript.getDefaultFormatCodeSettings('\n'),
    { quotePreference: 'single' },
  );
  // From the end, so that the places of the others stay where they are.
  const edits = changes.flatMap(({ textChanges }) => textChanges).sort((a, b) => b.span.start - a.span.start);
  return edits.reduce(
    (before, { span, newText }) =>
      before.slice(0, span.start) + newText + before.slice(span.start + span.length),
    bare,
  );
};

/** The definition without its imports, among the packages as they were last compiled. */
const hostFor = (
  { sys, ...typescript }: TypeScript,
  { root, path, text }: { readonly root: string; readonly path: string; readonly text: string },
): LanguageServiceHost => {
  const { config } = typescript.readConfigFile(join(root, 'tsconfig.base.json'), sys.readFile);
  const { options } = typescript.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const snapshotOf = (file: string): string | undefined => (file === path ? text : sys.readFile(file));
  return {
    ...sys,
    useCaseSensitiveFileNames: () => sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [path, ...shelvesIn(root)],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const read = snapshotOf(file);
      return read === undefined ? undefined : typescript.ScriptSnapshot.fromString(read);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: typescript.getDefaultLibFilePath,
  };
};

const format = (root: string, file: string): void => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, FORMATTER), 'check', '--write', file], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Trouble(`${file} has its imports, but cannot be formatted:`, stderr.trim());
};
