/** The words of a room that brings them itself. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { loaded } from '../app/load.ts';
import type { Language } from './languages.ts';
import type { Values } from './say.ts';

type Files<M> = { readonly [language in Language]: () => Promise<{ readonly default: M }> };
type Loaders<M> = { readonly [language in Language]: () => Promise<M> };
/** Says a message of the room, inside `MoreWords` with its messages. */
export type SayIn<M> = (id: keyof M & string, values?: Values) => string;
export interface RoomWords<M> {
  readonly messages: Loaders<M>;
  readonly useSay: () => SayIn<M>;
}

export const roomWords = <M extends object>(files: Files<M>): RoomWords<M> => {
  const from = (load: () => Promise<{ readonly default: M }>) => async (): Promise<M> =>
    (await loaded(load)).default;
  return {
    messages: {
      en: from(files.en),
      'zh-Hans': from(files['zh-Hans']),
      it: from(files.it),
      ja: from(files.ja),
    },
    useSay: () => {
      const intl = useIntl();
      return useCallback(
        (id, values) =>
          values === undefined ? intl.formatMessage({ id }) : intl.formatMessage({ id }, values),
        [intl],
      );
    },
  };
};
