/** What Matches say: loaded with the first of them, not with the first screen. */
import { roomWords } from '../i18n/room-words.ts';
import type english from './messages/en.json';

export const { messages: MATCH_MESSAGES, useSay: useMatchSay } = roomWords<typeof english>({
  en: () => import('./messages/en.json'),
  'zh-Hans': () => import('./messages/zh-Hans.json'),
  it: () => import('./messages/it.json'),
  ja: () => import('./messages/ja.json'),
});
