/** Which readings ship: those whose own print reads back to nothing else. */
import { printCard } from '@spellspeed/cardtext';
import { type Card, canonicalJson, createPool } from '@spellspeed/engine';
import type { CardText } from './card-text.ts';
import { type CardReading, readCard } from './read-card.ts';

/** What the text of a card means, without what is printed on it besides. */
export type Behaviour = Pick<Card, 'effects'> & { readonly [part in string]?: unknown };

const BEHAVIOUR = ['effects', 'summoning', 'asMaterial', 'remains', 'victory'] as const;
export const behaviourOf = (card: Card): Behaviour => {
  const parts: { readonly [part in string]?: unknown } = { ...card };
  const kept = BEHAVIOUR.flatMap((part) => (parts[part] === undefined ? [] : [[part, parts[part]] as const]));
  return { effects: card.effects, ...Object.fromEntries(kept) };
};

/** Does the definition print a text that reads back to it, and does every door of the pool take it? */
export const comesBack = (entry: CardText, card: Card): boolean => {
  createPool([card]).get(card.passcode);
  const again = readCard({ ...entry, text: printCard(card, 'en') });
  return again.grade === 'proved' && again.card !== undefined && sameBehaviour(again.card, card);
};
const sameBehaviour = (one: Card, other: Card): boolean =>
  canonicalJson(behaviourOf(one)) === canonicalJson(behaviourOf(other));

/** The behaviour that may ship of a card that was read; nothing where that is not sure. */
export const shippedOf = (entry: CardText, { grade, card }: CardReading): Behaviour | undefined => {
  if (grade !== 'proved' || card === undefined || card.effects.length === 0) return undefined;
  // A Pendulum Monster has two texts, which are not printed apart.
  if (card.kind === 'monster' && card.abilities.includes('pendulum')) return undefined;
  return comesBack(entry, card) ? behaviourOf(card) : undefined;
};
