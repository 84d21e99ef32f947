/** Compiles the sources of all packages with one mistake at a time, in memory: the working tree is never touched. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Mistake } from './mistake.ts';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONFIG = join(ROOT, 'tsconfig.tests.json');

const settings = (): ts.ParsedCommandLine => {
  const { config } = ts.readConfigFile(CONFIG, (file) => readFileSync(file, 'utf8'));
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(CONFIG));
};

export interface Compiler {
  /** What is said in these files when this source stands in the place of that file. */
  readonly complaints: (
    file: string,
    source: string,
    inFiles: readonly string[],
  ) => ReadonlyMap<string, string | null>;
}
/** Files that are the same in two programs are read once. */
export const makeCompiler = (mistakes: readonly Pick<Mistake, 'file' | 'noticed'>[]): Compiler => {
  const { options } = settings();
  const rootNames = [...new Set(mistakes.flatMap(({ file, noticed }) => [file, ...noticed.files]))];
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const known = new Map<string, ts.SourceFile | undefined>();
  let changed = { file: '', source: '' };
  host.getSourceFile = (name, languageVersion) => {
    if (resolve(name) === changed.file)
      return ts.createSourceFile(name, changed.source, languageVersion, true);
    if (!known.has(name)) known.set(name, read(name, languageVersion));
    return known.get(name);
  };
  let program: ts.Program | undefined;
  return {
    complaints: (file, source, inFiles) => {
      changed = { file: join(ROOT, file), source };
      const roots = rootNames.map((name) => join(ROOT, name));
      program = ts.createProgram({
        rootNames: roots,
        options,
        host,
        ...(program && { oldProgram: program }),
      });
      const complaintIn = (name: string): string | null => {
        const [first] = program?.getSemanticDiagnostics(program.getSourceFile(join(ROOT, name))) ?? [];
        return first === undefined ? null : ts.flattenDiagnosticMessageText(first.messageText, ' ');
      };
      return new Map(inFiles.map((name) => [name, complaintIn(name)]));
    },
  };
};
