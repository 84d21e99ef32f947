import { defineConfig } from 'vitest/config';

const source = (name: string): [string, string] => [
  `@spellspeed/${name}`,
  new URL(`./packages/${name}/src/index.ts`, import.meta.url).pathname,
];

// Tests run on the sources, so a failing line is the line you wrote.
export default defineConfig({
  resolve: {
    alias: {
      // The longer name first: a name also stands for what begins with it.
      '@spellspeed/engine/language': new URL('./packages/engine/src/language.ts', import.meta.url).pathname,
      '@spellspeed/engine/laws': new URL('./packages/engine/src/laws/laws.ts', import.meta.url).pathname,
      ...Object.fromEntries(
        ['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'bots', 'rulings', 'tournament'].map(
          source,
        ),
      ),
    },
  },
  test: { include: ['packages/*/src/**/*.test.ts', 'tests/**/*.test.ts'], testTimeout: 600_000 },
});
