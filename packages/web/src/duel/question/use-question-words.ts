import type { View } from '@spellspeed/engine';
import { useMemo } from 'react';
import type { Question } from '../../host/types.ts';
import { tellConstraints, tellQuestion } from '../../telling/questions.ts';
import { useTableTeller } from '../table-context.ts';

export interface QuestionWords {
  readonly question: string;
  /** What the effect says for which it is asked, and what the chosen cards must be together. */
  readonly details: readonly string[];
}
export const useQuestionWords = (question: Question | null, view: View): QuestionWords | null => {
  const teller = useTableTeller();
  return useMemo(() => {
    if (question === null) return null;
    const { why } = question;
    const text = why === null || why.text === '' ? [] : [why.text];
    return {
      question: tellQuestion(question, view, teller),
      details: [...text, ...tellConstraints(question, view, teller)],
    };
  }, [question, view, teller]);
};
