/** The first law: what a definition prints reads back to the definition. */
import { normalForm, printEffect, readEffect } from '@spellspeed/cardtext';
import type { Card, Effect } from '@spellspeed/engine/language';

export interface RoundTrips {
  /** Definitions that have text, and those of them that come back whole. */
  readonly cards: { readonly all: number; readonly back: number };
  readonly effects: {
    readonly all: number;
    readonly back: number;
    /** Texts with several readings, among them the definition. */
    readonly ambiguous: number;
    /** Texts that read as something else: the definition says what its text does not. */
    readonly other: number;
  };
}
type Outcome = 'back' | 'ambiguous' | 'other' | 'unread';
const outcomeOf = (card: Card, effect: Effect, words: string): Outcome => {
  const before = card.effects.slice(0, card.effects.indexOf(effect));
  const own = {
    ...card,
    effects: card.kind === 'spell' && card.property === 'Equip' ? before.slice(-1) : [],
  };
  const forms = readEffect(own, words).readings.map(formOf);
  if (forms.length === 0) return 'unread';
  if (!forms.includes(formOf(effect))) return 'other';
  return forms.length === 1 ? 'back' : 'ambiguous';
};
const formOf = ({ number: _, ...effect }: Effect): string => JSON.stringify(normalForm(effect));

/** Prints and reads every effect of every definition; `onCard` hears of each. */
export const roundTripsOf = (
  cards: readonly Card[],
  onCard: (done: number) => void = () => {},
): RoundTrips => {
  const outcomes = cards.map((card, index) => {
    const texts = card.effects.map((_, at) => printEffect(card, at, 'en'));
    const ofCard = card.effects.flatMap((effect, at) => {
      const words = texts[at] ?? '';
      return words === '' ? [] : [outcomeOf(card, effect, words)];
    });
    onCard(index + 1);
    return ofCard;
  });
  const said = outcomes.filter(({ length }) => length > 0);
  const effects = said.flat();
  const count = (outcome: Outcome): number => effects.filter((one) => one === outcome).length;
  return {
    cards: { all: said.length, back: said.filter((all) => all.every((one) => one === 'back')).length },
    effects: {
      all: effects.length,
      back: count('back'),
      ambiguous: count('ambiguous'),
      other: count('other'),
    },
  };
};
