import type { View } from '@spellspeed/engine';
import { useMemo } from 'react';
import type { Question } from '../../host/types.ts';
import { tellConstraints, tellQuestion } from '../../telling/questions.ts';
import { tellTotal } from '../../telling/totals.ts';
import { useTableTeller } from '../table-context.ts';

export interface QuestionWords {
  readonly question: string;
  /** What the effect says for which it is asked, and what the chosen cards must be together. */
  readonly details: readonly string[];
}
export const useQuestionWords = (
  question: Question | null,
  view: View,
  picked: readonly number[],
): QuestionWords | null => {
  const teller = useTableTeller();
  return useMemo(() => {
    if (question === null) return null;
    const { why } = question;
    const text = why === null || why.text === '' ? [] : [why.text];
    const total = tellTotal(question, view, teller, picked);
    const detail = total === null ? [] : [total.detail];
    return {
      question: total?.question ?? tellQuestion(question, view, teller),
      details: [...detail, ...text, ...tellConstraints(question, view, teller, total !== null)],
    };
  }, [question, view, picked, teller]);
};
