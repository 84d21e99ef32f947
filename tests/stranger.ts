/** The project of a stranger: the published packages as npm packs them, installed in an empty folder. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;

/** The compilers that must understand the packages: the oldest and the newest. */
export const COMPILERS = { 'TypeScript 5.4': '5.4.5', 'TypeScript 7': '7.0.2' } as const;
export type Compiler = keyof typeof COMPILERS;
const folderOf = (compiler: Compiler): string => compiler.toLowerCase().replaceAll(/[ .]/g, '-');

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: { readonly [name: string]: string };
}
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** A packed package, and what is in it. */
export interface Tarball {
  readonly name: string;
  readonly path: string;
  readonly files: readonly string[];
}

/** Packs every package that is not private into a folder. */
export const packInto = (folder: string): readonly Tarball[] => {
  const names = readdirSync(join(ROOT, 'packages'))
    .map((name) => manifestIn(join(ROOT, 'packages', name)))
    .flatMap(({ name, private: isPrivate }) => (isPrivate ? [] : [name]));
  const workspaces = names.map((name) => `--workspace=${name}`);
  const told = npm(ROOT, 'pack', '--json', `--pack-destination=${folder}`, ...workspaces);
  const packed: readonly { name: string; filename: string; files: readonly { path: string }[] }[] =
    JSON.parse(told.slice(told.indexOf('[')));
  return packed.map(({ name, filename, files }) => ({
    name,
    path: join(folder, filename),
    files: files.map(({ path }) => path),
  }));
};

/** What a program prints; throws with its complaints if it fails. */
const outputOf = (program: string, cwd: string, words: readonly string[]): string =>
  execFileSync(program, words, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  });
const npm = (folder: string, ...words: readonly string[]): string => outputOf('npm', folder, words);

const isRegistryReached = (): boolean => {
  try {
    npm(ROOT, 'ping', '--fetch-retries=0');
    return true;
  } catch {
    return false;
  }
};

/** The folder of a project with these packages, the compilers, and nothing else. */
export class Stranger {
  readonly folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  readonly tarballs: readonly Tarball[];

  constructor() {
    const packed = join(this.folder, 'packed');
    mkdirSync(packed);
    this.tarballs = packInto(packed);
  }

  /** Installs all; says why not where no registry can be reached. */
  install(): string | null {
    const compilers = Object.entries(COMPILERS).map(([name, version]) => [
      folderOf(name as Compiler),
      `npm:typescript@${version}`,
    ]);
    const packages = this.tarballs.map(({ name, path }) => [name, `file:${path}`]);
    const dependencies = Object.fromEntries([...packages, ...compilers]);
    this.write(
      'package.json',
      JSON.stringify({ name: 'stranger', private: true, type: 'module', dependencies }),
    );
    const isReached = isRegistryReached();
    try {
      // Without a registry, what npm has kept from an earlier time may do.
      npm(this.folder, 'install', isReached ? '--prefer-offline' : '--offline', '--no-audit', '--no-fund');
      return null;
    } catch (thrown) {
      if (isReached) throw thrown;
      return 'The packages were not tried: no npm registry can be reached.';
    }
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }
  /** What a program prints. */
  run(file: string, ...words: readonly string[]): string {
    return outputOf(process.execPath, this.folder, [file, ...words]);
  }
  /** What a compiler complains about; nothing where all is well. */
  compile(compiler: Compiler, file: string, ...options: readonly string[]): string {
    const folder = join('node_modules', folderOf(compiler));
    const tsc = join(folder, manifestIn(join(this.folder, folder)).bin?.tsc ?? 'bin/tsc');
    const usual = [
      '--strict',
      '--declaration',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom',
      '--outDir',
      'compiled',
    ];
    try {
      return this.run(tsc, ...usual, ...options, file);
    } catch (thrown) {
      return thrown instanceof Error && 'stdout' in thrown ? String(thrown.stdout) : String(thrown);
    }
  }
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
