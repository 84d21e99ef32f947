import { useSyncExternalStore } from 'react';
import { knowOwn } from './known.ts';
import { onChange } from './revision.ts';

let times = 0;
const listeners = new Set<() => void>();
/** Begun with the first who asks, and never ended: what is known here stays up to date while the page is open. */
let isListening = false;
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!isListening)
    onChange(() => {
      void knowOwn().then(() => {
        times++;
        for (const each of listeners) each();
      });
    });
  isListening = true;
  return () => void listeners.delete(listener);
};

/** Draws anew when texts of somebody's own have come or gone, here or in another tab; another number each time. */
export const useKnownOwn = (): number => useSyncExternalStore(listen, () => times);
