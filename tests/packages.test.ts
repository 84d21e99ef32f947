/** The packages as others get them: packed, installed in an empty project, imported, required, compiled and bundled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddingLines } from './readme-example.ts';
import { COMPILERS, type Compiler, Stranger } from './stranger.ts';

const stranger = new Stranger();
afterAll(() => stranger.remove());

describe.each(stranger.tarballs)('$name', ({ path, files }) => {
  test('carries its licence, and no tests', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE.md', 'README.md', 'package.json']));
    expect(files.filter((file) => /\.(test|fixture|generated)\.ts$|tsbuildinfo/.test(file))).toEqual([]);
  });
  test('is well formed', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(path);
    const tarball = buffer.slice(byteOffset, byteOffset + byteLength);
    expect((await publint({ pack: { tarball } })).messages).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    const problems = 'problems' in checked ? checked.problems.map(({ kind }) => kind) : ['no types'];
    // Node 20.19 and later require an ES module; a resolution that knows no doors is not supported.
    expect(problems.filter((kind) => kind !== 'CJSResolvesToESM' && kind !== 'NoResolution')).toEqual([]);
  });
});

/** The lines of the README, with names that a declaration must spell out. */
const compiled = `${embeddingLines().replaceAll(/^const /gm, 'export const ')}
import { activation, draw } from '@spellspeed/engine/language';
import { LawKeeper } from '@spellspeed/engine/laws';
export const pot = activation({ resolve: draw(2) });
export const choicesOf = (asking: typeof duel) => asking.decision?.choices;
export const [event] = duel.events(0);
export const [first] = [...createPool(CARDS).passcodes].map((passcode) => createPool(CARDS).get(passcode));
export const saved = duel.snapshot();
export const keeper = new LawKeeper(duel);
`;
const required = embeddingLines().replaceAll(/^import (.*) from ('.*');$/gm, 'const $1 = require($2);');
/** The reason for which a Duel of the README ends. */
const RESULT = /^\{ winner: (?:0|1|null), reason: '[a-z-]+' \}\n$/;

describe('in an empty project', () => {
  let unreachable: string | null = null;
  beforeAll(() => {
    unreachable = stranger.install();
    if (unreachable !== null) console.warn(unreachable);
    if (unreachable !== null && process.env.CI) throw new Error(unreachable);
  });
  const trial = (name: string, run: () => unknown): void =>
    test(name, async (context) => {
      context.skip(unreachable !== null, unreachable ?? '');
      await run();
    });

  trial('the declarations name what was published, not the sources', () => {
    const packages = join(stranger.folder, 'node_modules/@spellspeed');
    const declarations = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    );
    expect(declarations).not.toEqual([]);
    const names = (file: string) =>
      readFileSync(join(packages, file), 'utf8').match(/['"]\.[^'"]*\.ts['"]/g) ?? [];
    expect(declarations.flatMap(names)).toEqual([]);
  });
  trial('the lines of the README run as a module', () => {
    stranger.write('main.mjs', embeddingLines());
    expect(stranger.run('main.mjs')).toMatch(RESULT);
  });
  trial('they run with require()', () => {
    stranger.write('main.cjs', required);
    expect(stranger.run('main.cjs')).toMatch(RESULT);
  });
  for (const compiler of Object.keys(COMPILERS) as Compiler[]) {
    trial(`they compile with ${compiler} and declarations`, () => {
      stranger.write('main.ts', compiled);
      expect(stranger.compile(compiler, 'main.ts', '--module', 'node16')).toBe('');
      expect(
        stranger.compile(compiler, 'main.ts', '--module', 'esnext', '--moduleResolution', 'bundler'),
      ).toBe('');
      expect(readFileSync(join(stranger.folder, 'compiled/main.d.ts'), 'utf8')).toContain('Duel');
    });
  }
  trial('they compile in a CommonJS module', () => {
    stranger.write(
      'main.cts',
      embeddingLines().replaceAll(/^import (.*) from ('.*');$/gm, 'import $1 from $2;'),
    );
    expect(stranger.compile('TypeScript 7', 'main.cts', '--module', 'nodenext')).toBe('');
  });
  trial('they run on a page that Vite has built', async () => {
    stranger.write('index.html', '<script type="module" src="/main.mjs"></script>');
    await build({ root: stranger.folder, logLevel: 'error', build: { modulePreload: false } });
    const assets = join(stranger.folder, 'dist/assets');
    const [script = ''] = readdirSync(assets).filter((file) => file.endsWith('.js'));
    // The lines touch nothing of the page, so that Node can run what was built.
    expect(stranger.run(join(assets, script))).toMatch(RESULT);
  });
  trial('the command of the terminal tells which code enforces a clause, and which rulings prove it', () => {
    const told = stranger.run(
      'node_modules/@spellspeed/cli/bin/spellspeed.js',
      'rule',
      'battle.replay.choose-again-or-stop',
    );
    expect(told).toContain('@spellspeed/engine/src/');
    expect(told).toContain('.yaml');
  });
});
