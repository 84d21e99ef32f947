import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Language, preferredLanguage } from '../i18n/languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the reader has chosen for the whole page, kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
}
interface SettingsStore extends Settings {
  readonly change: (changes: Partial<Settings>) => void;
}
export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      language: preferredLanguage(navigator.languages),
      theme: 'system',
      change: (changes) => set(changes),
    }),
    { name: 'spellspeed.settings', partialize: ({ language, theme }): Settings => ({ language, theme }) },
  ),
);
