/** How quickly it is shown what happened; kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Pace = (typeof PACES)[number];
/** How much of the usual time everything takes. */
export const SHARE_OF_TIME: { readonly [pace in Pace]: number } = {
  slow: 1.8,
  normal: 1,
  fast: 0.45,
  'at-once': 0,
};
interface PaceStore {
  /** Null as long as nobody has chosen: who wants no motion sees the outcome at once. */
  readonly pace: Pace | null;
  readonly choose: (pace: Pace) => void;
}
export const usePace = create<PaceStore>()(
  persist((put) => ({ pace: null, choose: (pace) => put({ pace }) }), {
    name: 'spellspeed.pace',
    partialize: ({ pace }) => ({ pace }),
  }),
);
