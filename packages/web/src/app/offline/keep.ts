/** Keeps pieces of the page for a time without network. Each page and each Worker knows what it has loaded, and keeps that itself. */

/** The cache of the pieces; the service worker looks there first (`vite/offline.ts`). */
export const PIECES = 'spellspeed-pieces';
const CHANNEL = 'spellspeed.keep';
const isPiece = (address: string): boolean =>
  address.startsWith(location.origin) && /\/assets\/[^/]+$/.test(address);

/** Those of these addresses that are not kept yet. */
const missing = async (cache: Cache, addresses: readonly string[]): Promise<readonly string[]> => {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return [...new Set(addresses)].filter((address) => !kept.has(address));
};
/** What was loaded here comes from the browser's own store once more, not over the network. */
const keepLoaded = async (): Promise<void> => {
  const cache = await caches.open(PIECES);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await cache.addAll(await missing(cache, loaded.filter(isPiece)));
};

/** In a Worker: keeps what it has loaded whenever the page says so. */
export const keepWhenTold = (): void => {
  if (!('caches' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // What could not be kept is kept another time.
    if (data === 'keep') void keepLoaded().finally(() => channel.postMessage('kept'));
  };
};

/** The longest that Workers are waited for: one that thinks answers later. */
const LONGEST = 4000;
/** Keeps what this page and its Workers have loaded. */
export const keepAllLoaded = async (): Promise<void> => {
  const channel = new BroadcastChannel(CHANNEL);
  const told = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => data === 'kept' && resolve();
    setTimeout(resolve, LONGEST);
  });
  channel.postMessage('keep');
  await Promise.all([keepLoaded(), told]);
  channel.close();
};

/** All pieces of this version, by addresses, with their sizes in bytes. */
export const allPieces = async (): Promise<ReadonlyMap<string, number>> => {
  const base = location.href.replace(/[?#].*/, '');
  const response = await fetch(new URL('pieces.json', base));
  const sizes: { readonly [name: string]: number } = await response.json();
  return new Map(Object.entries(sizes).map(([name, size]) => [new URL(name, base).href, size]));
};
/** Keeps piece after piece, and says how many bytes are kept. */
export const keepEverything = async (told: (kept: number) => void): Promise<void> => {
  const pieces = await allPieces();
  const cache = await caches.open(PIECES);
  const open = new Set(await missing(cache, [...pieces.keys()]));
  let kept = 0;
  for (const [address, size] of pieces) {
    if (open.has(address)) await cache.add(address);
    kept += size;
    told(kept);
  }
};
/** What only an older version had is forgotten. */
export const forgetOld = async (): Promise<void> => {
  const [pieces, cache] = await Promise.all([allPieces(), caches.open(PIECES)]);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !pieces.has(url)).map((request) => cache.delete(request)));
};
