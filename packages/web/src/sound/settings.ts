/** Is something heard and felt, and how loud? Kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SoundSettings {
  /** Null as long as nobody has chosen: who wants no motion is not startled by sounds either. */
  readonly isOn: boolean | null;
  /** From 0 to 100. */
  readonly volume: number;
  readonly shakes: boolean;
  readonly put: (changes: Partial<Pick<SoundSettings, 'isOn' | 'volume' | 'shakes'>>) => void;
}
export const useSoundSettings = create<SoundSettings>()(
  persist((set) => ({ isOn: null, volume: 60, shakes: true, put: (changes) => set(changes) }), {
    name: 'spellspeed.sound',
    partialize: ({ isOn, volume, shakes }) => ({ isOn, volume, shakes }),
  }),
);
export const isSoundOn = (isOn: boolean | null): boolean =>
  isOn ?? !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
