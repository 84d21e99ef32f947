/**
 * Looks for puzzles in simulated duels: `node packages/web/scripts/find-puzzles.mjs FROM TO` tries the duels of these seeds and prints each puzzle as a document, with
 * its seed and how far one has to look ahead. What is good of it goes to src/puzzles/puzzles.yaml; a test proves each.
 */
import { runnerImport } from 'vite';

const [from = '1', to = from] = process.argv.slice(2);
const file = new URL('../src/puzzles/find.ts', import.meta.url).pathname;
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
await module.findPuzzles({
  from: Number(from),
  to: Number(to),
  found: (yaml, { depth, positions }, seed) =>
    console.log(`---\n# duel ${seed}, looked ahead ${depth}, answers tried ${positions}\n${yaml}`),
});
