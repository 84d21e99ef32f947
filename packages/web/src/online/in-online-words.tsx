import type { ReactNode } from 'react';
import { MoreWords } from '../i18n/more-words.tsx';
import { ONLINE_MESSAGES } from './online-words.ts';

/** Around whatever speaks the words of this room; nothing is shown until they are there. */
export const InOnlineWords = ({ children }: { readonly children: ReactNode }) => (
  <MoreWords of={ONLINE_MESSAGES}>{children}</MoreWords>
);
