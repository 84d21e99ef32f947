import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many cards are drawn at first, and as many more whenever the end of the list comes near. */
const PORTION = 36;

interface Portions {
  readonly shown: number;
  /** What stands at the end of the list, and leads on. */
  readonly end: RefObject<HTMLButtonElement | null>;
  readonly more: () => void;
}
/** How many are drawn: more as somebody comes near the end. What is out of sight costs nothing (`.windowed`). */
export const usePortions = (found: readonly unknown[]): Portions => {
  const [portions, setPortions] = useState({ of: found, shown: PORTION });
  const shown = portions.of === found ? portions.shown : PORTION;
  const end = useRef<HTMLButtonElement>(null);
  const more = (): void => setPortions({ of: found, shown: shown + PORTION });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each portion has another end
  useEffect(() => {
    const button = end.current;
    if (button === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '600px',
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, [found, shown]);
  return { shown, end, more };
};
