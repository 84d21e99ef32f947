/** The plainest nouns of Japanese, with the words that count them. */
import type { Head } from '../meaning/draft.ts';

export const MONSTER: Head = { noun: 'モンスター', measure: '体' };
export const CARD: Head = { noun: 'カード', measure: '枚' };
