import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { FolderTaken, lockFolder } from './folder-lock.ts';
import { Journal } from './journal.ts';
import { template } from './template.fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the journal', () => {
  test('gives back what was acknowledged, also if the last line was cut off', async () => {
    const path = join(folder, 'journal');
    const { journal } = await Journal.open(path);
    await Promise.all([1, 2, 3].map((n) => journal.append({ n })));
    await journal.close();
    await appendFile(path, '0000');
    const again = await Journal.open(path);
    expect(again.records).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await again.journal.append({ n: 4 });
    await again.journal.close();
    const last = await Journal.open(path);
    expect(last.records).toHaveLength(4);
    await last.journal.close();
  });
  test('that is damaged in the middle is told with its line: what follows was acknowledged', async () => {
    const path = join(folder, 'journal');
    const { journal } = await Journal.open(path);
    await Promise.all([1, 2, 3].map((n) => journal.append({ n })));
    await journal.close();
    await writeFile(path, (await readFile(path, 'utf8')).replace('{"n":2}', '{"n":7}'));
    await expect(Journal.open(path)).rejects.toThrow(/damaged in line 2/);
  });
});

describe('the lock of a data folder', () => {
  test('keeps a second opener out, and lets the next one in', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken);
    await unlock();
    await (await lockFolder(folder))();
  });
  test('of a process that is gone is taken away, also if its number is given again', async () => {
    const GONE = 2 ** 22 + 1;
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: GONE, began: null }));
    await (await lockFolder(folder))();
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, began: 'another boot 1' }));
    await (await lockFolder(folder))();
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.pid, began: 'before' }));
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });
});

const ACCOUNT = { id: 'ann', name: 'Ann', created_at: 1 };
const SESSION = { digest: 'key', account: 'ann', created_at: Date.now() };
const TABLE = { id: 'table', opening: '{}', host: 'ann', entry: 'open' as const, created_at: 1 };
const rowOf = (n: number, epoch: number) => ({
  table_id: 'table',
  n,
  epoch,
  question: n,
  seat: 0,
  entry: `{"n":${n}}`,
});

describe('a data folder', () => {
  test('loses nothing that the journal has, though the database knows nothing of it', async () => {
    const first = await openEmbedded(folder, await template());
    await first.addAccount(ACCOUNT, SESSION);
    await first.addTable(TABLE);
    await first.takeLease('table', 'one', []);
    await first.append('one', [rowOf(0, 1), rowOf(1, 1)]);
    await first.close();
    // As after a loss of power: what was not synced is gone, a half-made database lies about.
    await rm(join(folder, 'database'), { recursive: true });
    await writeFile(join(folder, 'database.making'), 'half');
    const second = await openEmbedded(folder, await template());
    expect(await second.accountOf('key')).toEqual({ id: 'ann', name: 'Ann' });
    expect(await second.entries('table', -1)).toEqual(['{"n":0}', '{"n":1}']);
    // Now the database has it on the disk, and the journal begins anew.
    expect(await readFile(join(folder, 'journal'), 'utf8')).toBe('');
    await second.close();
    expect((await readdir(folder)).sort()).toEqual(['database', 'journal']);
  });
});
