/** The cards that no duel used, one line for each reason. */

import type { UnusedCard } from '../duels/usage.ts';
import { definitionOf } from '../pool.ts';
import { wrapped } from './wrap.ts';

const sentenceOf = ({ reason }: UnusedCard): string => {
  if (reason === 'unseen') return 'never came out of the Deck';
  return reason === 'not-taken' ? 'could be used, and no bot did so' : `kept by ${reason.rule}`;
};
const told = ({ passcode, decks }: UnusedCard): string =>
  `${definitionOf(passcode)?.name ?? passcode} (in ${decks} ${decks === 1 ? 'deck' : 'decks'})`;

export const unusedLines = (unused: readonly UnusedCard[], columns: number): readonly string[] => {
  const reasons = [...new Set(unused.map(sentenceOf))].sort();
  return reasons.flatMap((reason) => {
    const cards = unused.filter((card) => sentenceOf(card) === reason);
    return wrapped(`${reason}: ${cards.map(told).join(' · ')}`, columns);
  });
};
