import type { DuelEvent, Player } from '@spellspeed/engine';
import { useEffect, useRef } from 'react';
import type { Playback } from '../duel/playback/use-playback.ts';
import type { Picture, Step } from '../host/types.ts';

/** Loaded with the first sound. What cannot be heard is no trouble: everything is seen and said as well. */
const hear = (events: readonly DuelEvent[] | 'question', you: Player): void => {
  if (events.length > 0)
    void import('./hear.ts').then((room) => room.hear(events, you)).catch(() => undefined);
};

/** What happens is heard as it is shown; then that you are asked. */
export const useSounds = (
  { you, question, saved }: Picture,
  { occurrences, isPlaying }: Playback,
  news: readonly Step[],
): void => {
  const told = useRef<readonly Step[]>(news);
  useEffect(() => {
    if (occurrences.length > 0) {
      told.current = news;
      hear(
        occurrences.map(({ event }) => event),
        you,
      );
    } else if (!isPlaying && told.current !== news) {
      // Shown at once: heard at once.
      told.current = news;
      hear(
        news.flatMap((step) => step.occurrences).map(({ event }) => event),
        you,
      );
    }
  }, [occurrences, isPlaying, news, you]);
  const asked = question !== null && !isPlaying && question.decision.kind !== 'act';
  const answers = saved.answers.length;
  useEffect(() => {
    if (asked && answers > 0) hear('question', you);
  }, [asked, answers, you]);
};
