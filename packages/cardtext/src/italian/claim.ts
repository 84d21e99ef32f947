/** Statements with their contraries: "questa carta attacca", "questa carta non attacca". */
import type { Claim } from '../meaning/claims.ts';
import { agreed, type Nominal } from './noun.ts';

/** The words agree with the subject, and a pronoun is in the verb; the contrary has "non" before them. */
export const claim = (subject: Nominal, words: string): Claim =>
  claimOf(subject.pronoun ? '' : subject.text, agreed(words, subject));
/** "controlli un mostro": the player of the text is in the verb. */
export const unsaidClaim = (words: string): Claim => ({ yes: words, no: `non ${words}` });
/** "il tuo avversario controlla un mostro" */
export const claimOf = (subject: string, words: string): Claim => ({
  yes: `${subject} ${words}`.trim(),
  no: `${subject} non ${words}`.trim(),
});
