/** The storage of one machine with nothing installed: PGlite in a data folder, and before it a journal that is on the disk when an answer is acknowledged. */
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DatabaseStorage } from './database-storage.ts';
import { lockFolder } from './folder-lock.ts';
import { Journal } from './journal.ts';
import { JournaledStorage, type JournalRecord, replayed } from './journaled-storage.ts';
import { openPglite } from './pglite.ts';
import type { Storage } from './storage.ts';

/** Opens the data folder, makes it where it is not there, and brings the database up to what the journal says. */
export const openEmbedded = async (folder: string, template?: Blob): Promise<Storage> => {
  const unlock = await lockFolder(folder);
  try {
    return await openLocked(folder, unlock, template);
  } catch (thrown) {
    await unlock();
    throw thrown;
  }
};

const openLocked = async (folder: string, unlock: () => Promise<void>, template?: Blob): Promise<Storage> => {
  const database = join(folder, 'database');
  await makeDatabase(folder, database, template);
  const { db, pglite } = await openPglite(database);
  try {
    const { journal, records } = await Journal.open(join(folder, 'journal'));
    const inside = new DatabaseStorage(db);
    // Written by this program alone, and each line has its sum.
    await replayed(inside, records as JournalRecord[]);
    if (records.length > 0) {
      // Only what is on the disk in the database may be forgotten by the journal.
      await sql`checkpoint`.execute(db);
      await syncAll(database);
      await journal.clear();
    }
    return new JournaledStorage(inside, journal, unlock);
  } catch (thrown) {
    await pglite.close();
    throw thrown;
  }
};

/** A new database is made beside and renamed when it is whole. */
const makeDatabase = async (folder: string, database: string, template?: Blob): Promise<void> => {
  if ((await readdir(folder)).includes('database')) return;
  const making = join(folder, 'database.making');
  await rm(making, { recursive: true, force: true });
  const { db } = await openPglite(making, template);
  await db.destroy();
  await syncAll(making);
  await rename(making, database);
  await syncOne(folder);
};

const syncAll = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) await syncOne(join(entry.parentPath, entry.name));
  await syncOne(folder);
};
const syncOne = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};
