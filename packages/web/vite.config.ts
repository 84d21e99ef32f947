import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOCAL } from './scripts/kinds.mjs';
import { compressed } from './vite/compressed.ts';
import { icuMessages } from './vite/icu-messages.ts';
import { offline } from './vite/offline.ts';
import { pieces } from './vite/pieces.ts';
import { rulingsIndex } from './vite/rulings-index.ts';

const source = (name: string) => ({
  find: `@spellspeed/${name}`,
  replacement: new URL(`../${name}/src/index.ts`, import.meta.url).pathname,
});
const PACKAGES = ['rulebook', 'engine', 'match', 'cards', 'cardtext', 'formats', 'bots', 'reader', 'rulings'];

/** How long each plugin took is of no interest to who starts the page. */
const WITHOUT_TIMINGS = { checks: { pluginTimings: false } };

export default defineConfig(({ command, mode }) => ({
  // The built page can be put in any folder of any web host.
  base: './',
  plugins: [
    icuMessages(),
    rulingsIndex(),
    react(),
    pieces(),
    offline(),
    ...(mode === LOCAL ? [] : [compressed()]),
  ],
  resolve: {
    alias: [
      // The longer name first: a name also stands for what begins with it.
      {
        find: '@spellspeed/engine/language',
        replacement: new URL('../engine/src/language.ts', import.meta.url).pathname,
      },
      {
        find: '@spellspeed/engine/laws',
        replacement: new URL('../engine/src/laws.ts', import.meta.url).pathname,
      },
      {
        find: '@spellspeed/cardtext/printing',
        replacement: new URL('../cardtext/src/printing.ts', import.meta.url).pathname,
      },
      ...PACKAGES.map(source),
      // sql.js looks for files by itself in Node alone.
      {
        find: /^(?:fs|path|crypto)$/,
        replacement: new URL('./vite/no-node.ts', import.meta.url).pathname,
      },
      // Messages are compiled ahead: without the parser the page is 20 kB lighter. In development too, so that both are the same.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  worker: { format: 'es', rolldownOptions: WITHOUT_TIMINGS },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: WITHOUT_TIMINGS,
  },
  server: { port: 8420, strictPort: command === 'serve' },
}));
