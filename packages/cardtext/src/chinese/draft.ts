/** The plainest nouns of Chinese, with the words that count them. */
import type { Head } from '../meaning/draft.ts';

export const MONSTER: Head = { noun: '怪兽', measure: '只' };
export const CARD: Head = { noun: '卡', measure: '张' };
