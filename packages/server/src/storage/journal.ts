/** A file to which lines are added, each durable before its promise is fulfilled. Lines that come while the disk works share one `fdatasync`. */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

interface Waiting {
  readonly line: string;
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

export class Journal {
  readonly #file: FileHandle;
  #waiting: Waiting[] = [];
  #isWriting = false;
  #trouble: Error | null = null;
  #settled: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /**
   * Opens the journal and gives what is in it. A last line that was not written whole was never acknowledged and is cut off; damage before it is told with its line, for what
   * follows it was acknowledged.
   */
  static async open(
    path: string,
  ): Promise<{ readonly journal: Journal; readonly records: readonly unknown[] }> {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    const { records, whole } = readLines(bytes, path);
    const file = await open(path, 'a');
    if (whole < bytes.length) {
      await file.truncate(whole);
      await file.datasync();
    }
    return { journal: new Journal(file), records };
  }

  /** Adds a record; fulfilled when it is on the disk. After one failure nothing is written any more: nobody knows what is there. */
  append(record: unknown): Promise<void> {
    if (this.#trouble) return Promise.reject(this.#trouble);
    const json = JSON.stringify(record);
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${sumOf(json)} ${json}\n`, done, failed });
      if (!this.#isWriting) this.#settled = this.#writeAll();
    });
  }
  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const lines = this.#waiting;
      this.#waiting = [];
      try {
        await this.#file.appendFile(lines.map(({ line }) => line).join(''));
        await this.#file.datasync();
        for (const { done } of lines) done();
      } catch (thrown) {
        this.#trouble = thrown instanceof Error ? thrown : new Error(String(thrown));
        for (const { failed } of [...lines, ...this.#waiting]) failed(this.#trouble);
        this.#waiting = [];
      }
    }
    this.#isWriting = false;
  }
  /** Forgets all that is in it: whoever calls it has it elsewhere, durable. */
  async clear(): Promise<void> {
    await this.#settled;
    await this.#file.truncate(0);
    await this.#file.datasync();
  }
  async close(): Promise<void> {
    await this.#settled;
    await this.#file.close();
  }
}

const NEW_LINE = 0x0a;
const readLines = (bytes: Buffer, path: string): { records: unknown[]; whole: number } => {
  const records: unknown[] = [];
  let begin = 0;
  for (let line = 1; begin < bytes.length; line++) {
    const end = bytes.indexOf(NEW_LINE, begin);
    const record = end < 0 ? undefined : recordIn(bytes.toString('utf8', begin, end));
    if (record === undefined) {
      if (end >= 0 && end + 1 < bytes.length && hasRecordAfter(bytes, end + 1))
        throw new Error(
          `${path} is damaged in line ${line}, and whole lines follow it. Restore the file from a copy.`,
        );
      break;
    }
    records.push(record.value);
    begin = end + 1;
  }
  return { records, whole: begin };
};
const recordIn = (line: string): { readonly value: unknown } | undefined => {
  const json = line.slice(9);
  if (line[8] !== ' ' || sumOf(json) !== line.slice(0, 8)) return undefined;
  try {
    return { value: JSON.parse(json) };
  } catch {
    return undefined;
  }
};
const hasRecordAfter = (bytes: Buffer, from: number): boolean =>
  bytes
    .toString('utf8', from)
    .split('\n')
    .some((line) => recordIn(line) !== undefined);
