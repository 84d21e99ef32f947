// What must be there before anything is compiled or tested: the clauses as a source, the cards as data.
import { pathToFileURL } from 'node:url';
import { prepareCards } from '../../packages/cards/scripts/prepare.mjs';
import { generateClauses } from '../../packages/rulebook/scripts/generate.mjs';

export const prepare = async () => {
  await generateClauses();
  await prepareCards();
};

/** Vitest calls it before it runs anything. */
export default prepare;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await prepare();
