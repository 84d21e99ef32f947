import { useRef } from 'react';

/** The same objects as long as they say the same: a list draws anew only what has changed. */
export const useKeptItems = <T extends object>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] => {
  const kept = useRef(new Map<string, T>());
  const now = new Map(items.map((item) => [keyOf(item), kept.current.get(keyOf(item)) ?? item]));
  kept.current = now;
  return [...now.values()];
};
