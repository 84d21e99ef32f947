// Makes a package fit to be published, before npm packs it: `npm pack -w packages/NAME` runs it, from the folder of the package.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './published-packages.mjs';

const LEGAL = ['LICENSE', 'NOTICE.md'];

/**
 * The declarations in `text` with the file names under which they are published: TypeScript rewrites `./duel.ts` to `./duel.js` in what it
 * emits to be run, but not in declarations.
 * @param {string} text
 */
const withPublishedNames = (text) => {
  const names = ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => /^\.\.?\/.*\.ts$/.test(fileName));
  // From the last to the first, so that the places of those before stay what they are. A place begins with the quote.
  return names.reverse().reduce((done, { fileName, pos }) => {
    const end = pos + 1 + fileName.length;
    return `${done.slice(0, end - '.ts'.length)}.js${done.slice(end)}`;
  }, text);
};

const folder = process.cwd();
const dist = join(folder, 'dist');
if (!existsSync(dist)) throw new Error(`${dist} is missing; build the packages first: npm run build`);
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(dist, file);
  const text = readFileSync(path, 'utf8');
  const published = withPublishedNames(text);
  if (published !== text) writeFileSync(path, published);
}
for (const name of LEGAL) copyFileSync(join(ROOT, name), join(folder, name));
