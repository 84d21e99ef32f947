/** Which readings ship: those whose own print reads back to nothing else. */
import { factsNamed } from '@spellspeed/cards';
import { printCardLines, type TargetsCalled } from '@spellspeed/cardtext';
import { type Card, canonicalJson, createPool } from '@spellspeed/engine';
import type { CardText } from './card-text.ts';
import { type CardReading, isUnderstood, readCard } from './read-card.ts';

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
  // Whatever its targets are called: in some texts "that target" leaves open what "it" does not.
  return (['that-target', 'it'] as const).some((targetsCalled) => {
    const again = readCard({ ...entry, ...printedTextsOf(card, targetsCalled) }, 'first-unread');
    return again.grade === 'proved' && again.card !== undefined && sameBehaviour(again.card, card);
  });
};
/** Without a text for its Pendulum Zone it can still be placed there. */
const isPendulum = (card: Card): boolean => card.kind === 'monster' && card.abilities.includes('pendulum');
/** What the definition prints: a Pendulum Monster has a text in each half. */
export const printedTextsOf = (
  card: Card,
  targetsCalled?: TargetsCalled,
): Pick<CardText, 'text' | 'pendulum'> => {
  const lines = printCardLines(card, 'en', targetsCalled);
  const wordsOf = (all: readonly { readonly text: string }[]): readonly string[] =>
    all.map(({ text }) => text);
  const { notes, summoning, limits, effects, pendulumLimits, pendulumEffects } = lines;
  const text = [...notes, ...summoning, ...limits, ...wordsOf(effects)].join('\n');
  if (!isPendulum(card)) return { text };
  return { text, pendulum: [...pendulumLimits, ...wordsOf(pendulumEffects)].join('\n') };
};
const sameBehaviour = (one: Card, other: Card): boolean =>
  canonicalJson(behaviourOf(one)) === canonicalJson(behaviourOf(other));

/** Is every card that it names one that the facts know? A plural within the quotation marks is no name. */
const namesCards = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return true;
  if ('test' in part && part.test === 'named' && 'names' in part && Array.isArray(part.names))
    return part.names.every((name) => isToken(String(name)) || factsNamed(String(name)) !== undefined);
  return Object.values(part).every(namesCards);
};

/** Has it any text? Materials are one. */
const saysSomething = (card: Card): boolean =>
  isPendulum(card) || Object.values(behaviourOf(card)).some(isFilled);
const isFilled = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.keys(part).length > 0;

/** Tokens are cards of no deck: the facts have none. */
const isToken = (name: string): boolean => name.endsWith(' Token');
/** The behaviour that may ship of a card that was read; nothing where that is not sure. `readsBack`: whether its own print does. */
export const shippedOf = (
  entry: CardText,
  { grade, card }: CardReading,
  readsBack = comesBack,
): Behaviour | undefined => {
  if (!isUnderstood(grade) || card === undefined || !saysSomething(card)) return undefined;
  const behaviour = behaviourOf(card);
  return namesCards(behaviour) && readsBack(entry, card) ? behaviour : undefined;
};
