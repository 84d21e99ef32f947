/** Reading and writing files; what fails is said with the file's name. */
import {
  closeSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOfThrown, Trouble } from './trouble.ts';

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

const reasonOf = (thrown: unknown): string => {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return REASONS[code] ?? messageOfThrown(thrown);
};

/** No file that is read is larger. */
const MOST_MEGABYTES = 8;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** What can be read of an open file; no more than one byte over the bound, and a device may never end. */
const bytesOf = (descriptor: number): Buffer => {
  const parts: Buffer[] = [];
  for (let left = MOST_BYTES + 1; left > 0; ) {
    const part = Buffer.alloc(Math.min(left, 0x1_0000));
    const size = readSync(descriptor, part);
    if (size === 0) break;
    parts.push(part.subarray(0, size));
    left -= size;
  }
  return Buffer.concat(parts);
};
const readBytes = (file: string): Buffer => {
  const descriptor = openSync(file, 'r');
  try {
    return bytesOf(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

export const readText = (file: string): string => {
  try {
    const bytes = readBytes(file);
    if (bytes.length <= MOST_BYTES) return bytes.toString('utf8');
  } catch (thrown) {
    throw new Trouble(`${file} cannot be read: ${reasonOf(thrown)}.`);
  }
  throw new Trouble(`${file} cannot be read: it is larger than ${MOST_MEGABYTES} MB.`);
};

/** The file itself, or the files with this ending in the folder and in its folders, in their order. */
export const filesAt = (path: string, ending: string): readonly string[] => {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name.endsWith(ending) && !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (thrown) {
    throw new Trouble(`${path} cannot be read: ${reasonOf(thrown)}.`);
  }
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
};
/** Removes what processes that were killed while they wrote this file have left. */
const removeLeftOvers = (file: string): void => {
  const folder = dirname(file);
  const begins = `${basename(file)}.`;
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(begins) ? /^(\d+)\.tmp$/.exec(name.slice(begins.length))?.[1] : undefined;
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
};

/** Writes the whole file or nothing: what stood there before stays until the new text is complete. */
export const writeText = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}.tmp`;
  // A device or pipe would be replaced by a file.
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there && !there.isFile()) throw new Error(there.isDirectory() ? 'it is a folder' : 'it is no file');
    removeLeftOvers(file);
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (thrown) {
    rmSync(unfinished, { force: true });
    throw new Trouble(`${file} cannot be written: ${reasonOf(thrown)}.`);
  }
};
