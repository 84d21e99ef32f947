/** The words of the pages beside the duel, by language: the first screen does without them. */
import { loaded } from '../app/load.ts';
import type { Language } from './languages.ts';
import type { RoomMessages } from './messages.ts';

type Loader = () => Promise<RoomMessages>;
export const ROOM_MESSAGES: { readonly [language in Language]: Loader } = {
  en: () => loaded(async () => (await import('./languages/rooms-en.ts')).roomsInEnglish),
  'zh-Hans': () => loaded(async () => (await import('./languages/rooms-zh-Hans.ts')).roomsInChinese),
  it: () => loaded(async () => (await import('./languages/rooms-it.ts')).roomsInItalian),
  ja: () => loaded(async () => (await import('./languages/rooms-ja.ts')).roomsInJapanese),
};
