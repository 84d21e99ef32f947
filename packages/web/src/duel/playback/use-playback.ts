/** What one answer led to is shown event by event, so that the opponent's turn can be followed. */
import type { View } from '@spellspeed/engine';
import { useReducedMotion } from 'motion/react';
import { useEffect, useMemo, useState } from 'react';
import type { Occurrence, Picture, Step } from '../../host/types.ts';
import { SHARE_OF_TIME, usePace } from './pace.ts';
import { scenesIn } from './scenes.ts';

export interface Playback {
  readonly view: View;
  /** What happened in the scene that is shown; empty when everything has been shown. */
  readonly occurrences: readonly Occurrence[];
  readonly isPlaying: boolean;
  /** How many answers have been shown: the log tells no more. */
  readonly upTo: number;
  readonly skip: () => void;
}
const NOTHING: readonly Occurrence[] = [];

/** The view that was shown before these steps. */
const useViewBefore = (picture: Picture, news: readonly Step[]): View | null => {
  const [known, setKnown] = useState<{
    readonly of: readonly Step[];
    readonly before: View | null;
    readonly now: View;
  }>({ of: news, before: null, now: picture.view });
  const next =
    known.of === news ? { ...known, now: picture.view } : { of: news, before: known.now, now: picture.view };
  if (next.of !== known.of || next.now !== known.now) setKnown(next);
  return next.before;
};

/** Those who want no motion, or have chosen so, see the outcome at once; the log tells the rest. */
export const usePlayback = (picture: Picture, news: readonly Step[]): Playback => {
  const isStill = useReducedMotion() ?? false;
  const chosen = usePace(({ pace }) => pace);
  const pace = SHARE_OF_TIME[chosen ?? (isStill ? 'at-once' : 'normal')];
  const before = useViewBefore(picture, news);
  const [progress, setProgress] = useState({ of: news, at: 0 });
  const scenes = useMemo(() => scenesIn(news, before, picture.you, pace), [news, before, picture.you, pace]);
  const at = progress.of === news ? progress.at : 0;
  const shown = scenes[at];
  const pause = shown?.pause;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => setProgress({ of: news, at: at + 1 }), pause);
    return () => clearTimeout(timer);
  }, [news, at, pause]);
  return {
    view: shown?.view ?? picture.view,
    occurrences: shown?.occurrences ?? NOTHING,
    isPlaying: shown !== undefined,
    upTo: shown?.answers ?? Number.POSITIVE_INFINITY,
    skip: () => setProgress({ of: news, at: scenes.length }),
  };
};
