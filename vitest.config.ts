import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const source = (name: string): [string, string] => [
  `@spellspeed/${name}`,
  new URL(`./packages/${name}/src/index.ts`, import.meta.url).pathname,
];

const PACKAGES = [
  ...['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'bots', 'reader', 'rulings'],
  ...['tournament', 'server'],
];

const TESTS = ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'];
/** What plays many duels, reads all texts, starts the program or takes it apart: only in `npm run test:thorough`. A new test of that sort is added here. */
const THOROUGH = [
  'packages/bots/src/{random,greedy/greedy,greedy/matches,odd}.test.ts',
  'packages/bench/src/{spellspeed,browser/browser,counts/counts,decks/compare,forks/forks,loading/loading,slowest/*}.test.ts',
  'packages/cli/src/main.test.ts',
  'packages/cli/src/evidence/*.test.ts',
  'packages/cli/src/commands/{coverage,league,look-up,simulate,tournament}.test.ts',
  'packages/proof/src/{fuzz,mutants,perft,seams,shipped}/*.test.ts',
  'packages/server/src/chaos/*.test.ts',
  'tests/packages.test.ts',
];
/** These try a few cases in `npm test` and all of them in `npm run test:thorough`: they ask how many. */
const sizedTests = (): string[] => {
  const root = new URL('.', import.meta.url);
  return ['packages', 'tests']
    .flatMap((folder) => readdirSync(new URL(folder, root)).map((each) => `${folder}/${each}`))
    .flatMap((path) => (path.startsWith('tests/') ? [path] : testsIn(`${path}/src`)))
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => /(?:size|play)\.fixture/.test(readFileSync(new URL(path, root), 'utf8')));
};
const testsIn = (folder: string): string[] => {
  const place = new URL(`${folder}/`, import.meta.url);
  return existsSync(place)
    ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
    : [];
};

// Tests run on the sources, so a failing line is the line you wrote.
export default defineConfig({
  resolve: {
    alias: {
      // The longer name first: a name also stands for what begins with it.
      '@spellspeed/engine/language': new URL('./packages/engine/src/language.ts', import.meta.url).pathname,
      '@spellspeed/engine/laws': new URL('./packages/engine/src/laws.ts', import.meta.url).pathname,
      '@spellspeed/cardtext/printing': new URL('./packages/cardtext/src/printing.ts', import.meta.url)
        .pathname,
      '@spellspeed/rulebook/answers': new URL('./packages/rulebook/src/answers.ts', import.meta.url).pathname,
      '@spellspeed/rulings/exceptions': new URL('./packages/rulings/src/exceptions.ts', import.meta.url)
        .pathname,
      '@spellspeed/server/protocol': new URL('./packages/server/src/protocol.ts', import.meta.url).pathname,
      ...Object.fromEntries(PACKAGES.map(source)),
    },
  },
  test: {
    // The clauses as a source and the cards as data are made of what they are now.
    globalSetup: ['scripts/build/prepare.mjs'],
    // What has been compiled for one run serves the next: a third of the time of a small run.
    experimental: { fsModuleCache: true },
    // The one limit of all tests, against what hangs: no test fails because the machine is slow.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    // No test changes what others import, so files that run in one process load the engine and the cards once.
    isolate: false,
    // All processors work: what gives out the files hardly does.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'usual', include: TESTS, exclude: [...THOROUGH, '**/node_modules/**'] },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: [...THOROUGH, ...sizedTests()],
          env: { SPELLSPEED_THOROUGH: '1' },
        },
      },
    ],
  },
});
