/**
 * The law of printing and reading: what a definition prints is read as that definition or not at all, never as something else. Held
 * against the definitions and against definitions that differ from one of them in a single leaf.
 */
import { normalForm, printCard } from '@spellspeed/cardtext';
import { type Card, createPool } from '@spellspeed/engine';
import { goldOf } from '@spellspeed/reader';
import { entryOf } from './shipped.ts';

export type ReadBack = 'read' | 'refused' | { readonly defined: string; readonly read: string };

/** Some values fit the types and are no card: no door lets them in. */
export const isCard = (card: Card): boolean => {
  try {
    return createPool([card]).get(card.passcode) !== undefined;
  } catch {
    return false;
  }
};

/** What becomes of the text that this definition prints; a Pendulum Monster has two, which are not printed apart. */
export const readBack = (card: Card): ReadBack => {
  const text = printCard(card, 'en');
  const { different, same } = goldOf([card], [{ ...entryOf(card), text }]);
  const [one] = different;
  if (one) return { defined: one.defined, read: one.read };
  return same.length > 0 ? 'read' : 'refused';
};
export const isPendulum = (card: Card): boolean =>
  card.kind === 'monster' && card.abilities.includes('pendulum');
export const sameMeaning = (one: Card, other: Card): boolean =>
  JSON.stringify(normalForm(one)) === JSON.stringify(normalForm(other));
