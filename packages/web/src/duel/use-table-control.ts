/** The state of the table between two answers: what is looked at, what is picked, what is open. */
import { isLegalSelection, legalCompletions, type SeenCard, type View } from '@spellspeed/engine';
import { useMemo, useState } from 'react';
import type { Question } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import type { Voice } from '../telling/teller.ts';
import type { Side } from '../words/place-name.ts';
import { cardOfHandle, type Pile } from './board/layout.ts';
import { keyOfSpot, NO_OFFERS, offersOf } from './question/offers.ts';
import type { TableUse } from './table-context.ts';
import { useFollowed } from './use-followed.ts';
import { type Reading, useReading } from './use-reading.ts';

/** A pile that lies open. */
export interface OpenPile {
  readonly side: Side;
  readonly pile: Exclude<Pile, 'deck'>;
}
/** Choices of a card, offered at the element in which it was pressed. */
export interface CardMenu {
  readonly card: SeenCard;
  readonly element: Element;
  readonly choices: readonly number[];
}
/** What belongs to one question and is forgotten with it. */
interface Answering {
  readonly to: Question['decision'] | null;
  readonly picked: readonly number[];
  readonly menu: CardMenu | null;
  readonly pile: OpenPile | null;
}
const begun = (to: Answering['to']): Answering => ({ to, picked: [], menu: null, pile: null });

export interface TableControl {
  readonly use: TableUse;
  readonly question: Question | null;
  readonly picked: readonly number[];
  /** Is one choice the whole answer? Otherwise choices are picked first and then confirmed. */
  readonly isSingle: boolean;
  readonly canConfirm: boolean;
  readonly menu: CardMenu | null;
  readonly pile: OpenPile | null;
  readonly reading: Reading;
  readonly take: (choice: number) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Cards are picked where they lie; what else can be done with a card is chosen from a menu. */
const PICKED_AT_ONCE = ['cards', 'attack-target'];

export const useTableControl = (view: View, question: Question | null, voice: Voice): TableControl => {
  const { answer: send, busy, news } = useDuel();
  // A second press in haste does not answer the next question.
  const answer = (choices: readonly number[]): void => {
    if (!busy) void send(choices);
  };
  const [selected, select] = useFollowed(news);
  const card = cardOfHandle(view, selected);
  const reading = useReading(card);
  // The same question may come again in other words.
  const asked = question?.decision ?? null;
  const [answering, setAnswering] = useState(begun(asked));
  const now = answering.to === asked ? answering : begun(asked);
  const change = (changes: Partial<Answering>): void => setAnswering({ ...now, ...changes });

  const offers = useMemo(() => (question ? offersOf(question.decision, view) : NO_OFFERS), [question, view]);
  const { picked } = now;
  const completions = useMemo(
    () => new Set(question ? legalCompletions(question.decision, picked) : []),
    [question, picked],
  );
  const decision = question?.decision;
  const isSingle = decision?.min === 1 && decision.max === 1;
  const stateOf = (choice: number) =>
    picked.includes(choice) ? 'picked' : isSingle || completions.has(choice) ? 'open' : 'closed';
  const take = (choice: number): void => {
    if (isSingle) answer([choice]);
    else if (picked.includes(choice)) change({ picked: picked.filter((each) => each !== choice) });
    else if (completions.has(choice)) change({ picked: [...picked, choice] });
  };

  const press: TableUse['press'] = (pressed, element) => {
    select(pressed.handle);
    const choices = pressed.handle === null ? [] : (offers.ofCard.get(pressed.handle) ?? []);
    const [first] = choices;
    if (first === undefined || decision === undefined) {
      // What lies in an open pile is read there.
      if (now.pile === null) reading.open();
      return;
    }
    if (PICKED_AT_ONCE.includes(decision.kind)) take(first);
    else change({ menu: { card: pressed, element, choices } });
  };
  return {
    use: {
      view,
      voice,
      offers,
      stateOf,
      selected: card,
      press,
      pressSpot: (spot) => {
        const choice = offers.ofSpot.get(keyOfSpot(spot));
        if (choice !== undefined) take(choice);
      },
      openPile: (side, pile) => change({ pile: { side, pile } }),
    },
    question,
    picked,
    isSingle,
    canConfirm: decision !== undefined && isLegalSelection(decision, picked),
    menu: now.menu,
    pile: now.pile,
    reading,
    take,
    confirm: () => answer(picked),
    close: () => change({ menu: null, pile: null }),
  };
};
