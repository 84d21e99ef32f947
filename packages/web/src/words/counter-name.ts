/** The names of counters in the language of the page. */
import type { Say } from '../i18n/say.ts';

const KNOWN = ['Ice Counter', 'Spell Counter', 'Venom Counter', 'Wedge Counter'] as const;

/** A counter that no language has a name for is called as on its card. */
export const counterNamed = (say: Say, counter: string): string => {
  const known = KNOWN.find((each) => each === counter);
  return known === undefined ? counter : say(`word.counter.${known}`);
};
