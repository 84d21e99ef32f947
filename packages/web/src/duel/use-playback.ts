/** What one answer led to is shown step by step, so that the opponent's turn can be followed. */
import type { View } from '@spellspeed/engine';
import { useReducedMotion } from 'motion/react';
import { useEffect, useState } from 'react';
import type { Occurrence, Picture, Step } from '../host/types.ts';

type What = Occurrence['event']['what'];
/** How long something can be looked at, in milliseconds; what is not listed takes no time. */
const PAUSES: { readonly [what in What]?: number } = {
  'turn-began': 700,
  'phase-began': 250,
  summoned: 650,
  'was-set': 450,
  activated: 900,
  resolving: 350,
  'attack-declared': 750,
  'destroyed-by-battle': 450,
  'battle-damage': 650,
  'effect-damage': 650,
  'life-points-gained': 500,
  moved: 250,
};
const pauseOf = ({ occurrences }: Step): number =>
  Math.max(0, ...occurrences.map(({ event }) => PAUSES[event.what] ?? 0));

interface Shown {
  readonly view: View;
  readonly occurrences: readonly Occurrence[];
  readonly answers: number;
  readonly pause: number;
}
/** What you did yourself needs less time to be understood. */
const OWN_SHARE = 0.4;
const shownIn = (steps: readonly Step[], you: Picture['you']): Shown[] =>
  steps.flatMap((step) => {
    const pause = pauseOf(step) * (step.by === you ? OWN_SHARE : 1);
    return step.view && pause > 0
      ? [{ view: step.view, occurrences: step.occurrences, answers: step.answers, pause }]
      : [];
  });

export interface Playback {
  readonly view: View;
  /** What happened in the step that is shown; empty when everything has been shown. */
  readonly occurrences: readonly Occurrence[];
  readonly isPlaying: boolean;
  /** How many answers have been shown: the log tells no more. */
  readonly upTo: number;
  readonly skip: () => void;
}
const NOTHING: readonly Occurrence[] = [];

/** Those who want no motion see the outcome at once; the log tells the rest. */
export const usePlayback = (picture: Picture, news: readonly Step[]): Playback => {
  const isStill = useReducedMotion() ?? false;
  const [progress, setProgress] = useState({ of: news, at: 0 });
  const steps = isStill ? [] : shownIn(news, picture.you);
  const at = progress.of === news ? progress.at : 0;
  const shown = steps[at];
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
    skip: () => setProgress({ of: news, at: steps.length }),
  };
};
