import { type RefObject, useEffect, useRef } from 'react';
import type { Picture } from '../host/types.ts';

/** When what had the focus is gone, the focus goes to the question and is not lost. */
export const useKeptFocus = (picture: Picture, isPlaying: boolean): RefObject<HTMLDivElement | null> => {
  const prompt = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer, and when it has been shown
  useEffect(() => {
    if (document.activeElement === document.body) prompt.current?.focus({ preventScroll: true });
  }, [picture, isPlaying]);
  return prompt;
};
