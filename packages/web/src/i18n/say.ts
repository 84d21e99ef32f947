import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from './messages.ts';

/** What is put into the gaps of a message. */
export type Values = { readonly [name: string]: string | number | boolean | null | undefined };
/** Says a message in the language of the page. */
export type Say = (id: MessageId, values?: Values) => string;

export const sayWith =
  (intl: IntlShape): Say =>
  (id, values) =>
    values === undefined ? intl.formatMessage({ id }) : intl.formatMessage({ id }, values);

export const useSay = (): Say => {
  const intl = useIntl();
  return useMemo(() => sayWith(intl), [intl]);
};
