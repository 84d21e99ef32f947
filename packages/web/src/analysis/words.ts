/** What this room says. It is loaded with the room, not with the first screen. */
import { roomWords, type SayIn } from '../i18n/room-words.ts';
import type english from './messages/en.json';

export type AnalysisSay = SayIn<typeof english>;
export const { messages: ANALYSIS_MESSAGES, useSay: useAnalysisSay } = roomWords<typeof english>({
  en: () => import('./messages/en.json'),
  'zh-Hans': () => import('./messages/zh-Hans.json'),
  it: () => import('./messages/it.json'),
  ja: () => import('./messages/ja.json'),
});
