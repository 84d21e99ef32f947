/**
 * Chooses among the puzzles that find-puzzles.mjs has printed: `node packages/web/scripts/choose-puzzles.mjs FOUND.yaml` prints those again that have one
 * shortest solution, with how many first moves there are.
 */
import { readFileSync } from 'node:fs';
import { loadAllFacts } from '@spellspeed/cards';
import { runnerImport } from 'vite';

const [found] = process.argv.slice(2);
const file = new URL('../src/puzzles/choose.ts', import.meta.url).pathname;
await loadAllFacts();
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
await module.chooseAmong(readFileSync(found, 'utf8'), (document, moves) =>
  console.log(`---\n${document.trimEnd().replace('\n', `, one of ${moves} first moves\n`)}\n`),
);
