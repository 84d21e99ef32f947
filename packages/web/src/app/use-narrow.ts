import { useSyncExternalStore } from 'react';

/** Up to this width there is no room beside the field; `duel-table.module.css` says the same. */
const narrow = window.matchMedia('(max-width: 1180px)');
const listen = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** Is the screen too narrow for a column beside the field, so that what stands there opens as a sheet? */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => narrow.matches);
