import type { ReactNode } from 'react';
import { MoreWords } from '../i18n/more-words.tsx';
import { MATCH_MESSAGES } from './words.ts';

/** Around whatever speaks the words of Matches. */
export const InMatchWords = ({ children }: { readonly children: ReactNode }) => (
  <MoreWords of={MATCH_MESSAGES}>{children}</MoreWords>
);
