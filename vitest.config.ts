import { defineConfig } from 'vitest/config';

const source = (name: string): [string, string] => [
  `@spellspeed/${name}`,
  new URL(`./packages/${name}/src/index.ts`, import.meta.url).pathname,
];

const PACKAGES = [
  ...['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'bots', 'reader', 'rulings'],
  'tournament',
];

/**
 * What `npm run test:fast` leaves out: tests that play many duels, run all rulings, or start the built program.
 * A new test of that sort is added here.
 */
const THOROUGH = [
  'packages/rulings/src/rulings.test.ts',
  'packages/engine/src/laws/*.test.ts',
  'packages/match/src/random-matches.test.ts',
  'packages/bots/src/{random,greedy/greedy,greedy/matches,odd}.test.ts',
  'packages/bench/src/{spellspeed,browser/browser,counts/counts,decks/compare,forks/forks,loading/loading,slowest/*}.test.ts',
  'packages/cli/src/main.test.ts',
  'packages/cli/src/evidence/*.test.ts',
  'packages/cli/src/random-deck/draw.test.ts',
  'packages/cli/src/commands/{coverage,league,look-up,simulate,tournament}.test.ts',
  'packages/proof/src/**/*.test.ts',
  'packages/web/src/rulings/**/*.test.ts',
  'tests/packages.test.ts',
];
const TESTS = ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'];

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
      ...Object.fromEntries(PACKAGES.map(source)),
    },
  },
  test: {
    // The clauses as a source and the cards as data are made of what they are now.
    globalSetup: ['scripts/build/prepare.mjs'],
    // What has been compiled for one run serves the next: a third of the time of a small run.
    experimental: { fsModuleCache: true },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // No test changes what others import, so files that run in one process load the engine and the cards once.
    isolate: false,
    // All processors work: what gives out the files hardly does.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'fast', include: TESTS, exclude: [...THOROUGH, '**/node_modules/**'] } },
      { extends: true, test: { name: 'thorough', include: THOROUGH } },
    ],
  },
});
