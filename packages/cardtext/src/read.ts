/** Reads the text of an effect: what it can mean, or where reading stopped. */
import type { Card, Effect } from '@spellspeed/engine/language';
import { effectsSaidBy } from './english/whole.ts';
import { furthestStop, type Stop } from './grammar/text.ts';
import { normalForm } from './meaning/normal.ts';
import { printEffect } from './print.ts';

export { normalForm, type Stop };

/** What the text of an effect can mean, as an effect of this card. */
export interface ReadEffect {
  /** Those that print these very words, each with another normal form. One: it has been read. */
  readonly readings: readonly Effect[];
  /** The furthest place that no attempt could pass, and what could have stood there. */
  readonly stop: Stop;
}
/** Reads one effect in English. The card says what kind of card it is and what its name is; its own effects are not asked. */
export const readEffect = (card: Card, words: string): ReadEffect => {
  const { effects, text } = effectsSaidBy(card, words);
  const readings = new Map<string, Effect>();
  for (const effect of effects) {
    const form = JSON.stringify(normalForm(effect));
    if (!readings.has(form) && printsAs(card, effect, words)) readings.set(form, effect);
  }
  return { readings: [...readings.values()], stop: furthestStop(text) };
};
const printsAs = (card: Card, effect: Effect, words: string): boolean =>
  printEffect({ ...card, effects: [effect] }, 0, 'en') === words;
