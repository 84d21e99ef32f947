/** A deck as somebody has chosen it: one that ships with Spellspeed, or their own as they wrote it down. */
import { type DeckName, deckCard, factsOf, namedDeckCard } from '@spellspeed/cards';
import {
  checkDeck,
  type DeckLists,
  type DeckProblem,
  type FormatError,
  type ListedCard,
  parseDeck,
  passcodesOf,
} from '@spellspeed/formats';
import { listsOf } from './ready-made.ts';

export type ChosenDeck =
  | { readonly kind: 'ready-made'; readonly deck: DeckName }
  | {
      readonly kind: 'own';
      readonly name: string;
      readonly text: string;
      /** Are cards of which it is not known what they do played as cards without effects? */
      readonly withoutEffects?: boolean;
    };

/** A deck that a duel can begin with. */
export interface PlayableDeck {
  readonly name: string;
  readonly main: readonly number[];
  readonly extra: readonly number[];
  /** For Matches. */
  readonly side: readonly number[];
  /** Cards of it that are played as cards without effects. */
  readonly withoutEffects?: readonly number[];
}
export type DeckTrouble =
  | { readonly trouble: 'empty' }
  | { readonly trouble: 'unreadable'; readonly error: FormatError }
  | { readonly trouble: 'problem'; readonly problem: DeckProblem }
  /** Cards whose texts the program does not know yet. */
  | { readonly trouble: 'unknown-texts'; readonly passcodes: readonly number[] };
export type ReadDeck =
  | { readonly ok: true; readonly deck: PlayableDeck }
  /** `deck`: where it can be read, and only some of its cards cannot be played. */
  | { readonly ok: false; readonly troubles: readonly DeckTrouble[]; readonly deck?: PlayableDeck };

/** Of several artworks of one card, the one by which the cards are known. */
const firstPasscode = (passcode: number): number => factsOf(passcode)?.passcode ?? passcode;

type Lists = DeckLists<ListedCard | number>;
const playable = (name: string, lists: Lists): ReadDeck => {
  const problems = checkDeck(lists, deckCard);
  if (problems.length > 0)
    return { ok: false, troubles: problems.map((problem) => ({ trouble: 'problem', problem })) };
  const { main, extra, side } = passcodesOf(lists);
  const [known, knownExtra, knownSide] = [main, extra, side].map((cards) => cards.map(firstPasscode));
  return { ok: true, deck: { name, main: known ?? [], extra: knownExtra ?? [], side: knownSide ?? [] } };
};

/** The deck, or everything that is wrong with it. */
export const readDeck = (chosen: ChosenDeck): ReadDeck => {
  if (chosen.kind === 'ready-made') return playable(chosen.deck, listsOf(chosen.deck));
  const { name, text } = chosen;
  if (text.trim() === '') return { ok: false, troubles: [{ trouble: 'empty' }] };
  const parsed = parseDeck(text, name, namedDeckCard);
  if (parsed.ok) return playable(name, parsed.value);
  return { ok: false, troubles: parsed.errors.map((error) => ({ trouble: 'unreadable', error })) };
};
