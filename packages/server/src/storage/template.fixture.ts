/** A new database, made once for all tests and kept for later runs. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openPglite } from './pglite.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/spellspeed', import.meta.url));
const MIGRATIONS = new URL('./migrations.ts', import.meta.url);

const makeTemplate = async (): Promise<Blob> => {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const name = createHash('sha256')
    .update(await readFile(MIGRATIONS))
    .update(await readFile(library))
    .digest('hex')
    .slice(0, 16);
  const file = `${CACHE}/database-${name}.tar`;
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const { db, pglite } = await openPglite();
    const dump = await pglite.dumpDataDir('none');
    await db.destroy();
    await mkdir(CACHE, { recursive: true });
    const making = `${file}.${process.pid}`;
    await writeFile(making, Buffer.from(await dump.arrayBuffer()));
    await rename(making, file);
    return dump;
  }
};
let made: Promise<Blob> | undefined;
export const template = (): Promise<Blob> => {
  made ??= makeTemplate();
  return made;
};
