/** A choice in its parts: what is done, and with what. */
import type { OfferedChoice, OpenDecision, View } from '@spellspeed/engine';
import { useCallback } from 'react';
import type { Note } from '../../host/types.ts';
import { tellAction } from '../../telling/choices.ts';
import { type Labels, useLabels } from '../board/label.ts';
import { cardOfHandle } from '../board/layout.ts';
import { useTableTeller } from '../table-context.ts';
import { handleOf } from './offers.ts';

export interface ChoiceWords {
  /** "Normal Summon", "Attack"; empty where a card is chosen and nothing else is said. */
  readonly deed: string;
  /** The card that it is done with; null where it is done with none. */
  readonly card: string | null;
  /** Where that card is. */
  readonly place: string | null;
  /** Printed text of what is activated. */
  readonly text: string;
}
const NO_CARD: Pick<ChoiceWords, 'card' | 'place'> = { card: null, place: null };
const cardWords = (
  choice: OfferedChoice,
  view: View,
  labels: Labels,
): Pick<ChoiceWords, 'card' | 'place'> => {
  const card = cardOfHandle(view, handleOf(choice));
  return card === null ? NO_CARD : { card: labels.name(card), place: labels.place(card, view) };
};

export type WordsOfChoice = (choice: OfferedChoice, note: Note | undefined) => ChoiceWords;
export const useChoiceWords = (view: View, why: OpenDecision['why'] | null): WordsOfChoice => {
  const labels = useLabels();
  const teller = useTableTeller();
  return useCallback(
    (choice, note) => ({
      deed: choice.do === 'card' ? '' : tellAction(choice, teller, { view, why, note: note ?? null }),
      ...cardWords(choice, view, labels),
      text: choice.do === 'activate' ? (note?.text ?? '') : '',
    }),
    [teller, labels, view, why],
  );
};
