/** One process alone has a data folder: two that open it would destroy it. */
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder belongs to another process. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}
/** Locks that this process has: its own number in a lock that is not among them is from before a restart with the same number. */
const held = new Set<string>();

interface Holder {
  readonly pid: number;
  /** When the machine and the process began, where the system says it: numbers are given again. */
  readonly began: string | null;
}
const beganAt = async (pid: number): Promise<string | null> => {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in parentheses and may have blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()} ${fields[19]}`;
  } catch {
    return null;
  }
};
const isAlive = async ({ pid, began }: Holder): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return began === null || began === (await beganAt(pid));
};
const holderIn = async (lock: string): Promise<Holder | null> => {
  try {
    const { pid, began } = JSON.parse(await readFile(lock, 'utf8'));
    return { pid: Number(pid), began: began === null ? null : String(began) };
  } catch {
    return null;
  }
};

/** Locks the folder, and makes it if it is not there; gives what lets go of it. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  // Passwords' digests, e-mails and decks are in it.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}.${Math.random().toString(36).slice(2)}`);
  await writeFile(own, JSON.stringify({ pid: process.pid, began: await beganAt(process.pid) }));
  try {
    for (let tries = 0; tries < 3; tries++) {
      if (await linked(own, lock)) {
        held.add(lock);
        return async () => {
          held.delete(lock);
          await rm(lock, { force: true });
        };
      }
      const holder = await holderIn(lock);
      const isOurs = holder?.pid === process.pid;
      if (holder !== null && (isOurs ? held.has(lock) : await isAlive(holder)))
        throw new FolderTaken(
          `${folder} is in use by the process ${holder.pid}. End it, or name another folder.`,
        );
      await setAside(lock, own, holder);
    }
    throw new FolderTaken(`${folder} is being opened by others. Try again.`);
  } finally {
    await rm(own, { force: true });
  }
};
/** Takes away a lock whose holder is gone. If another has taken it over meanwhile, it gets its own back. */
const setAside = async (lock: string, own: string, gone: Holder | null): Promise<void> => {
  const aside = `${own}.gone`;
  try {
    await rename(lock, aside);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw thrown;
  }
  const moved = await holderIn(aside);
  if (moved?.pid !== gone?.pid || moved?.began !== gone?.began) await linked(aside, lock);
  await rm(aside, { force: true });
};
/** A link is made whole or not at all, and never over another. */
const linked = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  }
};
