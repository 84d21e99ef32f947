/** The state of the table between two answers: what is looked at, what is picked, what is open. */
import {
  isLegalSelection,
  legalCompletions,
  type OfferedChoice,
  type SeenCard,
  type View,
} from '@spellspeed/engine';
import { useMemo, useState } from 'react';
import type { Question, Step } from '../host/types.ts';
import { useDuel } from '../host/use-duel.ts';
import type { Voice } from '../telling/teller.ts';
import type { Side } from '../words/place-name.ts';
import { cardOfHandle, cardsInSight, type Pile } from './board/layout.ts';
import type { Drop } from './drag/draggable.ts';
import { keyOfSpot, NO_OFFERS, type Offers, offersOf } from './question/offers.ts';
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
  /** Where each of them is to lead, if the card was dragged there. */
  readonly wishes: ReadonlyMap<number, OfferedChoice>;
}
const NO_WISHES: CardMenu['wishes'] = new Map();
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
  /** Can one pass for the rest of the turn? */
  readonly canPassTurn: boolean;
  readonly take: (choice: number) => void;
  /** The card was dragged to this element, which means one of these. */
  readonly drop: (handle: number, drops: readonly Drop[], element: Element) => void;
  readonly confirm: () => void;
  /** Takes back what led to this question; null where something has come of it. */
  readonly cancel: (() => void) | null;
  readonly close: () => void;
}

/** Cards are picked where they lie; what else can be done with a card is chosen from a menu. */
const PICKED_AT_ONCE = ['cards', 'attack-target'];

type Decision = Question['decision'];
/** What the question leaves open with what is picked already. */
interface Asked {
  readonly decision: Decision | undefined;
  readonly offers: Offers;
  readonly isSingle: boolean;
  readonly isOpen: (choice: number) => boolean;
}
const useAsked = (question: Question | null, view: View, picked: readonly number[]): Asked => {
  const decision = question?.decision;
  const offers = useMemo(() => (decision ? offersOf(decision, view) : NO_OFFERS), [decision, view]);
  const completions = useMemo(
    () => new Set(decision ? legalCompletions(decision, picked) : []),
    [decision, picked],
  );
  const isSingle = decision?.min === 1 && decision.max === 1;
  return { decision, offers, isSingle, isOpen: (choice) => isSingle || completions.has(choice) };
};

/** What has been answered so far; another question begins anew, the same one in other words goes on. */
const useAnswering = (question: Question | null): [Answering, (changes: Partial<Answering>) => void] => {
  const asked = question?.decision ?? null;
  const [answering, setAnswering] = useState(begun(asked));
  const now = answering.to === asked ? answering : begun(asked);
  return [now, (changes) => setAnswering({ ...now, ...changes })];
};

/** Where answers go, and what the last one led to. */
export interface Answers {
  readonly send: (choices: readonly number[], wish?: OfferedChoice) => Promise<unknown>;
  /** Is one on its way? */
  readonly busy: boolean;
  readonly news: readonly Step[];
  readonly canPassTurn: boolean;
  readonly cancel?: (() => void) | null;
}
/** For the duel of this browser. */
export const useTableControl = (view: View, question: Question | null, voice: Voice): TableControl => {
  const { answer: send, busy, news, picture, cancel: takeBack } = useDuel();
  const cancel = picture?.canCancel ? () => void takeBack() : null;
  return useTableControlFor(view, question, voice, { send, busy, news, canPassTurn: true, cancel });
};
export const useTableControlFor = (
  view: View,
  question: Question | null,
  voice: Voice,
  { send, busy, news, canPassTurn, cancel = null }: Answers,
): TableControl => {
  const [selected, select] = useFollowed(news, question?.decision.why.card ?? null);
  const card = cardOfHandle(view, selected);
  const reading = useReading(card);
  const [now, change] = useAnswering(question);
  const { picked } = now;
  const { decision, offers, isSingle, isOpen } = useAsked(question, view, picked);

  // A second press in haste does not answer the next question.
  const answer = (choices: readonly number[], wish?: OfferedChoice): void => {
    if (!busy) void send(choices, wish);
  };
  const take = (choice: number): void => {
    if (isSingle) answer([choice], now.menu?.wishes.get(choice));
    else if (picked.includes(choice)) change({ picked: picked.filter((each) => each !== choice) });
    else if (isOpen(choice)) change({ picked: [...picked, choice] });
  };
  const press: TableUse['press'] = (pressed, element) => {
    select(pressed.handle);
    const choices = pressed.handle === null ? [] : (offers.ofCard.get(pressed.handle) ?? []);
    const [first] = choices;
    if (first === undefined || decision === undefined) {
      // What lies in an open pile is read there.
      if (now.pile === null) reading.open();
    } else if (PICKED_AT_ONCE.includes(decision.kind)) take(first);
    else change({ menu: { card: pressed, element, choices, wishes: NO_WISHES } });
  };
  const drop: TableControl['drop'] = (handle, drops, element) => {
    const [only, ...more] = drops;
    const dropped = cardsInSight(view).find((each) => each.handle === handle);
    if (only === undefined || dropped === undefined) return;
    if (more.length === 0) answer([only.choice], only.place);
    else change({ menu: menuOf(dropped, element, drops) });
  };
  const pressSpot: TableUse['pressSpot'] = (spot) => {
    const choice = offers.ofSpot.get(keyOfSpot(spot));
    if (choice !== undefined) take(choice);
  };
  const openPile: TableUse['openPile'] = (side, pile) => change({ pile: { side, pile } });
  const stateOf: TableUse['stateOf'] = (choice) =>
    picked.includes(choice) ? 'picked' : isOpen(choice) ? 'open' : 'closed';
  return {
    use: { view, voice, offers, stateOf, selected: card, press, pressSpot, openPile },
    question,
    picked,
    isSingle,
    canConfirm: decision !== undefined && isLegalSelection(decision, picked),
    menu: now.menu,
    pile: now.pile,
    reading,
    canPassTurn,
    take,
    drop,
    confirm: () => answer(picked),
    cancel,
    close: () => change({ menu: null, pile: null }),
  };
};

/** Several things can be done with a card that was let go there: which? */
const menuOf = (card: SeenCard, element: Element, drops: readonly Drop[]): CardMenu => ({
  card,
  element,
  choices: drops.map(({ choice }) => choice),
  wishes: new Map(drops.map(({ choice, place }) => [choice, place])),
});
