import type { Messages } from './messages.ts';

/** The languages of the page. */
export const LANGUAGES = ['en', 'zh-Hans', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  'zh-Hans': '简体中文',
  it: 'Italiano',
  ja: '日本語',
};

/** Only the language that is read is loaded. */
const LOADERS: { readonly [language in Language]: () => Promise<Messages> } = {
  en: async () => (await import('./languages/en.ts')).en,
  'zh-Hans': async () => (await import('./languages/zh-Hans.ts')).zhHans,
  it: async () => (await import('./languages/it.ts')).it,
  ja: async () => (await import('./languages/ja.ts')).ja,
};
export const loadMessages = (language: Language): Promise<Messages> => LOADERS[language]();

/** The first language of the page that the reader asks for; English if there is none. */
export const preferredLanguage = (wanted: readonly string[]): Language => {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const found = spoken.flatMap((tongue) => LANGUAGES.filter((language) => language.split('-')[0] === tongue));
  return found[0] ?? 'en';
};
