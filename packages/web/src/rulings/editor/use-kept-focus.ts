/** When the card or zone that had the focus is gone, the focus goes to the place where it was and is not lost. */
import { type FocusEvent, useEffect, useRef } from 'react';

const focusAt = (place: string): void => {
  const there = document.querySelector(`[data-at="${place}"]`);
  const button = there?.matches('button') ? there : there?.querySelector('button');
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
};
export const useKeptFocus = () => {
  const last = useRef<string | null>(null);
  // After everything that can take something away.
  useEffect(() => {
    // A dialog that closes gives the focus back after the next frame, if it can.
    const frames: number[] = [];
    const look = (left: number): void => {
      if (left > 0) frames.push(requestAnimationFrame(() => look(left - 1)));
      else if (document.activeElement === document.body && last.current !== null) focusAt(last.current);
    };
    look(2);
    return () => {
      for (const frame of frames) cancelAnimationFrame(frame);
    };
  });
  return (event: FocusEvent): void => {
    const at = event.target.closest('[data-at]')?.getAttribute('data-at');
    if (at) last.current = at;
  };
};
