/** With what you begin a duel: kept in this browser, so that the next one begins as the last did. */
import type { BotName } from '@spellspeed/bots';
import { type DeckLists, makeYdk } from '@spellspeed/formats';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SavedDuel } from '../../host/types.ts';
import type { ChosenDeck } from './chosen-deck.ts';
import { DECK_NAMES } from './ready-made.ts';

/** The weakest first; by name, since the bots themselves are in the Worker alone. */
export const BOTS: readonly BotName[] = [
  'random',
  'greedy',
  'search-1',
  'search-2',
  'search-3',
  'search-4',
  'search-5',
];
export const ORDERS = ['first', 'second'] as const;
export type Order = (typeof ORDERS)[number];
export const LENGTHS = ['single', 'best-of-three'] as const;
export type Length = (typeof LENGTHS)[number];
export interface SetUpChoice {
  readonly yours: ChosenDeck;
  readonly theirs: ChosenDeck;
  readonly bot: BotName;
  readonly order: Order;
  readonly length: Length;
}
interface ChoiceStore extends SetUpChoice {
  readonly choose: (changes: Partial<SetUpChoice>) => void;
}
const isDeck = (deck: ChosenDeck | undefined): deck is ChosenDeck =>
  deck !== undefined && (deck.kind === 'own' || DECK_NAMES.includes(deck.deck));
const valid = (kept: Partial<SetUpChoice> = {}): Partial<SetUpChoice> => ({
  ...(isDeck(kept.yours) && { yours: kept.yours }),
  ...(isDeck(kept.theirs) && { theirs: kept.theirs }),
  ...(kept.bot && BOTS.includes(kept.bot) && { bot: kept.bot }),
  ...(kept.length && LENGTHS.includes(kept.length) && { length: kept.length }),
  ...(kept.order && ORDERS.includes(kept.order) && { order: kept.order }),
});

export const useChoice = create<ChoiceStore>()(
  persist(
    (put) => ({
      yours: { kind: 'ready-made', deck: 'yugi-starter' },
      theirs: { kind: 'ready-made', deck: 'kaiba-starter' },
      bot: 'greedy',
      order: 'first',
      length: 'single',
      choose: (changes) => put(changes),
    }),
    {
      name: 'spellspeed.setup',
      partialize: ({ yours, theirs, bot, order, length }): SetUpChoice => ({
        yours,
        theirs,
        bot,
        order,
        length,
      }),
      // A deck or a bot that there is no more is not chosen.
      merge: (kept, now) => ({ ...now, ...valid(kept as Partial<SetUpChoice> | undefined) }),
    },
  ),
);

/** A deck as somebody would choose it. */
export const chosenDeck = (name: string, lists: DeckLists): ChosenDeck => {
  const deck = DECK_NAMES.find((each) => each === name);
  return deck ? { kind: 'ready-made', deck } : { kind: 'own', name, text: makeYdk(lists) };
};
/** The decks of a duel that was played. */
export const choiceOf = ({ head, you, bot, match }: SavedDuel): SetUpChoice => {
  const [one, other] = head.players.map(({ name, main, extra }, at) =>
    chosenDeck(name, match?.before.state.registered[at] ?? match?.decks[at] ?? { main, extra, side: [] }),
  );
  const [yours, theirs] = you === 0 ? [one, other] : [other, one];
  if (!yours || !theirs) throw new Error('A duel has two players.');
  return {
    yours,
    theirs,
    bot,
    order: you === 0 ? 'first' : 'second',
    length: match ? 'best-of-three' : 'single',
  };
};
