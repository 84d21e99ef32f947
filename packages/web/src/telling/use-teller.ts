import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Teller, tellerWith, type Voice } from './teller.ts';

/** Tells in the language of the page, to this player; `you: null` for somebody who watches. */
export const useTeller = ({ you, names }: Voice): Teller => {
  const intl = useIntl();
  const [one, other] = names;
  return useMemo(() => tellerWith(intl, { you, names: [one, other] }), [intl, you, one, other]);
};
