/** Which lessons and puzzles were done in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Progress {
  readonly lessons: readonly string[];
  readonly puzzles: readonly string[];
  readonly noteLesson: (name: string) => void;
  readonly notePuzzle: (name: string) => void;
}
const withOne = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list : [...list, one];

export const useProgress = create<Progress>()(
  persist(
    (put) => ({
      lessons: [],
      puzzles: [],
      noteLesson: (name) => put(({ lessons }) => ({ lessons: withOne(lessons, name) })),
      notePuzzle: (name) => put(({ puzzles }) => ({ puzzles: withOne(puzzles, name) })),
    }),
    { name: 'spellspeed.progress' },
  ),
);
