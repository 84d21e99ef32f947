import type { ReactNode } from 'react';
import { MoreWords } from '../i18n/more-words.tsx';
import { OWN_MESSAGES } from './own-words.ts';

/** Around whatever speaks the words of this room; nothing is shown until they are there. */
export const InOwnWords = ({ children }: { readonly children: ReactNode }) => (
  <MoreWords of={OWN_MESSAGES}>{children}</MoreWords>
);
