/** Is what a definition prints the official text of the card? */
import { canonicalJson } from '@spellspeed/engine';
import type { Card, Effect } from '@spellspeed/engine/language';
import type { CardText } from './card-text.ts';
import { type Normalisation, reworded } from './clause.ts';
import { type Gathered, gatheredIn, isUsed } from './gathered.ts';
import { printedTextsOf } from './provable.ts';
import { sentencesOf } from './sentences.ts';
import {
  type DifferenceKind,
  kindsOfDifference,
  type WordDifference,
  wordDifferences,
} from './word-differences.ts';

/** Layout, and words that the game itself has replaced. Nothing else is made equal here. */
export const LAYOUT: readonly Normalisation[] = [
  { is: 'quotation marks', from: /[“”]/g, to: '"' },
  { is: 'apostrophes', from: /[‘’]/g, to: "'" },
  { is: 'lines and spaces', from: /\s+/g, to: ' ' },
  { is: 'thousands without a comma', from: /(\d),(?=\d{3}\b)/g, to: '$1' },
  { is: 'the Graveyard is the GY', from: /\bGraveyard(s?)\b/g, to: 'GY$1' },
  { is: 'Life Points are LP', from: /\bLife Points\b/g, to: 'LP' },
  { is: 'Types without "-Type"', from: /-Type\b/g, to: '' },
];

/**
 * `exact`: word for word · `layout`: but for `LAYOUT` and for limits that are said once for several effects · `target`: besides, the text calls each
 * target "it" where others say "that target", and the printer can do both · `inexact`: in other words.
 */
export const EXACTNESS = ['exact', 'layout', 'target', 'inexact'] as const;
export type Exactness = (typeof EXACTNESS)[number];

export interface Compared {
  readonly passcode: number;
  readonly name: string;
  readonly exactness: Exactness;
  /** Both in the same layout, to be shown and not to be kept. */
  readonly printed: string;
  readonly official: string;
  readonly kinds: readonly DifferenceKind[];
  readonly differences: readonly WordDifference[];
}

const laidOut = (text: string): string => LAYOUT.reduce(reworded, text).trim();

/** Compares what each definition prints with the text of its card; cards without text are left out. */
export const comparedWith = (cards: readonly Card[], texts: readonly CardText[]): readonly Compared[] => {
  const textOf = new Map(texts.map((text) => [text.passcode, text]));
  return cards.flatMap((card) => {
    const text = textOf.get(Number(card.passcode));
    const isPlain = card.kind === 'monster' && card.frame === 'normal';
    return text && !isPlain && !card.unknownText ? [compared(card, text)] : [];
  });
};

const whole = ({ text, pendulum = '' }: Pick<CardText, 'text' | 'pendulum'>): string =>
  `${pendulum}\n${text}`.trim();
const compared = (card: Card, text: CardText): Compared => {
  const { passcode, name } = text;
  const said = whole(text);
  const without = withoutGathered(card, laidOut(said));
  const [printed, other] = (['that-target', 'it'] as const).map((targetsCalled) =>
    laidOut(whole(printedTextsOf(without.card, targetsCalled))),
  );
  const official = without.text;
  const exactness = ((): Exactness => {
    if (whole(printedTextsOf(card)) === said) return 'exact';
    if (printed === official) return 'layout';
    return other === official ? 'target' : 'inexact';
  })();
  const nearest = nearer(printed ?? '', other ?? '', official);
  return {
    passcode,
    name,
    exactness,
    printed: nearest,
    official,
    kinds: exactness === 'inexact' ? kindsOfDifference(nearest, official) : [],
    differences: exactness === 'inexact' ? wordDifferences(nearest, official) : [],
  };
};
/** The print that differs in fewer places. */
const nearer = (one: string, other: string, official: string): string =>
  one === other || wordDifferences(one, official).length <= wordDifferences(other, official).length
    ? one
    : other;

/** The card and its text without the limits that the text says once, if the definition has each of them. */
const withoutGathered = (card: Card, text: string): { readonly card: Card; readonly text: string } => {
  const sentences = sentencesOf(text).map(({ words }) => words);
  const limits = sentences.map((sentence) => {
    const said = gatheredIn(sentence, card.name);
    return said && hasIt(card, said) ? said : undefined;
  });
  return {
    card: { ...card, effects: card.effects.map((effect) => unlimited(effect, limits)) },
    text: sentences.filter((_, index) => limits[index] === undefined).join(' '),
  };
};
/** Where it is said of all effects, all that are used must have it. */
const hasIt = ({ effects }: Card, said: Gathered): boolean => {
  const spokenOf =
    said.scope === 'all' ? effects.filter(isUsed) : effects.filter((one) => hasLimit(said, one));
  return spokenOf.length > 0 && spokenOf.every((effect) => hasLimit(said, effect));
};
const unlimited = (effect: Effect, limits: readonly (Gathered | undefined)[]): Effect => {
  const isSaid = limits.some((said) => said !== undefined && hasLimit(said, effect));
  if (!isSaid || !('limit' in effect)) return effect;
  const { limit: _, ...rest } = effect;
  // Only what is optional is left out.
  return rest as Effect;
};
const hasLimit = ({ limit, scope }: Gathered, effect: Effect): boolean =>
  'limit' in effect &&
  effect.limit !== undefined &&
  canonicalJson(effect.limit) === canonicalJson(limit) &&
  (scope === 'activation' ? effect.effect === 'card-activation' : isUsed(effect));
