// The bundles of the packages: what `exports` of each names, in dist/bundle, and in dist/page what a page takes in its place.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '../published-packages.mjs';
import { bundle, sourceOfDoor } from './bundle.mjs';
import { madeAnew, ROOT } from './inputs.mjs';

/** Programs of a package that are no doors: where threads begin, and the command itself. A package lists them under `programs`. */
const programsOf = ({ name, programs = [] }) =>
  programs.map((path) => [path.replaceAll('/', '-'), join(ROOT, folderOf(name), 'src', `${path}.ts`)]);

const folderOf = (name) => join('packages', name.slice('@spellspeed/'.length));

const inputOf = (manifest) =>
  Object.fromEntries([
    ...Object.keys(manifest.exports).map((door) => {
      const name = door === '.' ? 'index' : door.slice(2);
      return [name, sourceOfDoor(`${manifest.name}/${name}`)];
    }),
    ...programsOf(manifest),
  ]);

const bundlePackage = async ({ folder, manifest }) => {
  const input = inputOf(manifest);
  await bundle({ input, folder: join(folder, 'dist/bundle') });
  if (manifest.exports['.'].browser === undefined) return;
  await bundle({ input, folder: join(folder, 'dist/page'), isForPages: true });
};

/** Bundles the packages whose sources have changed; says which. */
export const bundlePackages = async () => {
  const made = [];
  for (const published of publishedPackages()) {
    const { manifest } = published;
    const folder = folderOf(manifest.name);
    const prepared = `${folder}/prepared`;
    const isNew = await madeAnew({
      stamp: `${folder}/dist/bundle-stamp`,
      inputs: [
        ...[`${folder}/src`, `${folder}/package.json`, 'scripts/build', 'package-lock.json'],
        ...(existsSync(join(ROOT, prepared)) ? [prepared] : []),
      ],
      outputs: Object.values(manifest.exports).map(({ default: file }) => `${folder}/${file}`),
      make: () => bundlePackage(published),
    });
    if (isNew) made.push(manifest.name);
  }
  return made;
};
