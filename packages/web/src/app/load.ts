/** Loading parts of the page, and of its Workers, over a network that comes and goes. */

const PAUSES = [400, 1500, 4000];
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      globalThis.removeEventListener('online', go);
      resolve();
    };
    setTimeout(go, milliseconds);
    // The network has come back: no need to wait longer.
    globalThis.addEventListener('online', go);
  });

/** What failed to load is tried again, a few times with longer and longer pauses. */
export const loaded = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const milliseconds of PAUSES) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return load();
};
