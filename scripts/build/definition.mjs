// One card's definition as it is written now, without a build: for who is writing it.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ROOT } from './inputs.mjs';

const CARDS = join(ROOT, 'packages/cards');

/** The values that the file exports. @param {string} file of a definition, from the root */
export const definitionIn = async (file) => {
  // Beside the sources and as deep as they are, so that the data of the package is found from it.
  const folder = mkdtempSync(join(CARDS, 'dist', 'definition-'));
  try {
    await bundle({ input: { definition: join(ROOT, file) }, folder });
    return Object.values(await import(pathToFileURL(join(folder, 'definition.js')).href));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
