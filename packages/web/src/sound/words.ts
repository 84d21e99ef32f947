/** What the settings of sounds say; loaded with them. */
import { roomWords } from '../i18n/room-words.ts';
import type english from './messages/en.json';

export const { messages: SOUND_MESSAGES, useSay: useSoundSay } = roomWords<typeof english>({
  en: () => import('./messages/en.json'),
  'zh-Hans': () => import('./messages/zh-Hans.json'),
  it: () => import('./messages/it.json'),
  ja: () => import('./messages/ja.json'),
});
