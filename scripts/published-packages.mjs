// The packages that are published: all in packages/ that are not private.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} PublishedPackage
 * @property {string} folder
 * @property {{ name: string, version: string, exports: { [door: string]: { types: string, default: string } } }} manifest its package.json
 */

/** @returns {PublishedPackage[]} */
export const publishedPackages = () =>
  readdirSync(join(ROOT, 'packages'))
    .map((name) => join(ROOT, 'packages', name))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true);
