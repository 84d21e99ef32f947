/** The phrase that is understood and comes nearest to one that is not: taken from what the project's own definitions print. */
import { CARDS } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';

/** A phrase ends at these marks; names may hold any. */
const PHRASE = /(?:"[^"]*"|[^.,:;●\n"])+/g;
/** Of which phrase of these words is this place? */
export const phraseWith = (words: string, at: number): string => {
  const all = [...words.matchAll(PHRASE)].filter(([phrase]) => phrase.trim() !== '');
  const found = all.find(({ index, 0: phrase }) => at < index + phrase.length) ?? all.at(-1);
  return found?.[0].trim() ?? '';
};

/** Single words and pairs of neighbours, without names and numbers. */
const traitsOf = (phrase: string): ReadonlySet<string> => {
  const words = phrase
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, '#')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]);
};
/** From 0, nothing in common, to 1. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let common = 0;
  for (const trait of one) if (other.has(trait)) common += 1;
  return (2 * common) / (one.size + other.size);
};

interface Known {
  readonly phrase: string;
  readonly traits: ReadonlySet<string>;
}
let known: readonly Known[] | undefined;
/** Every phrase of our own prints once, names and numbers aside; the first time takes a second. */
const knownPhrases = (): readonly Known[] => {
  if (known !== undefined) return known;
  const byTraits = new Map<string, Known>();
  for (const card of CARDS)
    for (const [words] of printCard(card, 'en').matchAll(PHRASE)) {
      const phrase = words.trim();
      const traits = traitsOf(phrase);
      const key = [...traits].join(' ');
      if (traits.size > 1 && !byTraits.has(key)) byTraits.set(key, { phrase, traits });
    }
  known = [...byTraits.values()];
  return known;
};

/** With less in common it would be no help. */
const LEAST_LIKENESS = 0.3;
/** The nearest other phrase; nothing where none is near. */
export const nearestPhrase = (phrase: string): string | undefined => {
  const traits = traitsOf(phrase);
  let best: { readonly phrase: string; readonly likeness: number } | undefined;
  for (const one of knownPhrases()) {
    const like = likeness(traits, one.traits);
    if (like < 1 && like >= (best?.likeness ?? LEAST_LIKENESS) && like !== best?.likeness)
      best = { phrase: one.phrase, likeness: like };
  }
  return best?.phrase;
};
