import type { DeckProblem } from '@spellspeed/formats';
import { useCallback } from 'react';
import { useCardName } from '../../card/card-name.ts';
import { type Say, useSay } from '../../i18n/say.ts';
import type { DeckTrouble } from './chosen-deck.ts';

type ProblemOf<K extends DeckProblem['kind']> = Extract<DeckProblem, { readonly kind: K }>;
const PROBLEMS: { readonly [K in DeckProblem['kind']]: (problem: ProblemOf<K>, say: Say) => string } = {
  'unknown-passcode': ({ passcode, lines }, say) =>
    say('duel.deck-trouble.unknown-passcode', {
      passcode: String(passcode),
      lines: lines.join(', ') || 'none',
    }),
  'section-size': ({ section, count }, say) => say('duel.deck-trouble.section-size', { section, count }),
  'wrong-section': ({ name, section, lines }, say) =>
    say('duel.deck-trouble.wrong-section', { name, section, lines: lines.join(', ') || 'none' }),
  token: ({ name, lines }, say) =>
    say('duel.deck-trouble.token', { name, lines: lines.join(', ') || 'none' }),
  'too-many-copies': ({ name, count }, say) => say('duel.deck-trouble.too-many-copies', { name, count }),
};

/** What is wrong with a deck, in a sentence. */
export const useTroubleWords = (): ((trouble: DeckTrouble) => string) => {
  const say = useSay();
  const cardName = useCardName();
  return useCallback(
    (trouble) => {
      switch (trouble.trouble) {
        case 'empty':
          return say('duel.deck-trouble.empty');
        case 'unreadable':
          return say('duel.deck-trouble.unreadable', {
            line: trouble.error.line,
            column: trouble.error.column,
            found: trouble.error.found.slice(0, 40),
          });
        case 'unknown-texts':
          return say('duel.deck-trouble.unknown-texts', {
            cards: trouble.passcodes.map(cardName).join(say('duel.label.comma')),
          });
        case 'problem':
          // The record holds for each problem the function that takes it.
          return (PROBLEMS[trouble.problem.kind] as (problem: DeckProblem, say: Say) => string)(
            trouble.problem,
            say,
          );
      }
    },
    [say, cardName],
  );
};
