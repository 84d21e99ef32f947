// Whether what was made is still what its inputs make: a stamp of names, sizes and times of all files that went in.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The files at these paths, folders with all that is in them.
 * @param {readonly string[]} paths from the root
 * @param {RegExp} leftOut
 */
export const filesAt = (paths, leftOut = /\.(?:test|fixture)\.ts$/) =>
  paths
    .flatMap((path) => {
      if (!statSync(join(ROOT, path)).isDirectory()) return [path];
      return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
    })
    .filter((path) => !leftOut.test(path))
    .sort();

/** One word for these files as they are now. @param {readonly string[]} files from the root */
export const stampOf = (files) => {
  const stamp = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    stamp.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return stamp.digest('hex');
};

/**
 * Makes something anew only if one of its inputs has changed since. The stamp is written last: what was made half is made again.
 * @param {{ stamp: string, inputs: readonly string[], outputs?: readonly string[], make: () => unknown }} what paths from the root
 * @returns {Promise<boolean>} was it made?
 */
export const madeAnew = async ({ stamp, inputs, outputs = [], make }) => {
  const at = join(ROOT, stamp);
  const now = stampOf(filesAt(inputs));
  const isKept = existsSync(at) && outputs.every((output) => existsSync(join(ROOT, output)));
  if (isKept && readFileSync(at, 'utf8') === now) return false;
  await make();
  writeFileSync(at, now);
  return true;
};
