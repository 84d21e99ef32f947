/** What this room says. It is loaded with the room, not with the first screen. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { loaded } from '../app/load.ts';
import type { Language } from '../i18n/languages.ts';
import type { Values } from '../i18n/say.ts';
import type english from './messages/en.json';

export type OnlineMessages = typeof english;
export type OnlineMessageId = keyof OnlineMessages;

type Loader = () => Promise<OnlineMessages>;
const from =
  (load: () => Promise<{ readonly default: OnlineMessages }>): Loader =>
  async () =>
    (await loaded(load)).default;
export const ONLINE_MESSAGES: { readonly [language in Language]: Loader } = {
  en: from(() => import('./messages/en.json')),
  'zh-Hans': from(() => import('./messages/zh-Hans.json')),
  it: from(() => import('./messages/it.json')),
  ja: from(() => import('./messages/ja.json')),
};

export type OnlineSay = (id: OnlineMessageId, values?: Values) => string;
/** Says a message of this room, inside `InOnlineWords`. */
export const useOnlineSay = (): OnlineSay => {
  const intl = useIntl();
  return useCallback(
    (id, values) => (values === undefined ? intl.formatMessage({ id }) : intl.formatMessage({ id }, values)),
    [intl],
  );
};
