import { proxy, wrap } from 'comlink';
import type { TextReader, Told } from './reader.ts';

/** Asks a Worker that is opened for this alone; when it is stopped before, nothing was kept and nothing comes back. */
const withReader = async <T>(
  ask: (reader: TextReader) => Promise<T>,
  stopped?: AbortSignal,
): Promise<T | null> => {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), {
    type: 'module',
    name: 'reading',
  });
  const end = new Promise<null>((resolve, reject) => {
    stopped?.addEventListener('abort', () => resolve(null));
    worker.addEventListener('error', (event) => {
      // The page tells of it itself.
      event.preventDefault();
      reject(new Error(event.message || 'The Worker that reads texts could not be loaded.'));
    });
  });
  try {
    // What comlink wraps answers as the reader does.
    return await Promise.race([ask(wrap<TextReader>(worker)), end]);
  } finally {
    worker.terminate();
  }
};

export const addFile = (file: Blob, told: Told, stopped: AbortSignal) =>
  withReader((reader) => reader.add(file, proxy(told)), stopped);
export const readAgain = (told: Told, stopped: AbortSignal) =>
  withReader((reader) => reader.again(proxy(told)), stopped);
export const readSentences = (passcode: number) => withReader((reader) => reader.sentences(passcode));
