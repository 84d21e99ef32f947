import { loaded } from '../app/load.ts';
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

/** How the facts about cards and their printed texts call these languages. */
export const CARD_LANGUAGES = { en: 'en', 'zh-Hans': 'zh', it: 'it', ja: 'ja' } as const satisfies {
  readonly [language in Language]: string;
};
/** The language with this tag; English for a tag that is none of the page's. */
export const languageOf = (tag: string): Language => LANGUAGES.find((each) => each === tag) ?? 'en';

/** Only the language that is read is loaded. */
const LOADERS: { readonly [language in Language]: () => Promise<Messages> } = {
  en: async () => (await import('./languages/en.ts')).en,
  'zh-Hans': async () => (await import('./languages/zh-Hans.ts')).zhHans,
  it: async () => (await import('./languages/it.ts')).it,
  ja: async () => (await import('./languages/ja.ts')).ja,
};
export const loadMessages = (language: Language): Promise<Messages> => loaded(LOADERS[language]);

/** The first language of the page that the reader asks for; English if there is none. */
export const preferredLanguage = (wanted: readonly string[]): Language => {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const found = spoken.flatMap((tongue) => LANGUAGES.filter((language) => language.split('-')[0] === tongue));
  return found[0] ?? 'en';
};
