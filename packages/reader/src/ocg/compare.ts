/** Does a definition print in Japanese what the OCG's card says? A second proof, beside the English one. */
import { cardNameIn } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine/language';
import { bondsOf } from './bonds.ts';
import { countedWords } from './counted-words.ts';
import { kindsOfWords, type OcgDifference } from './kinds.ts';
import { alike, type LaidOut, laidOut, withoutActivations } from './layout.ts';
import { asIgnition, asTrigger } from './old-sentences.ts';
import { withoutOwnPlaces } from './own-places.ts';
import type { OcgText } from './texts.ts';

/** `equal`: sentence by sentence, up to the layout and like terms · `same-words`: the same words that count, each with the same beside it · `differs`. */
export const AGREEMENTS = ['equal', 'same-words', 'differs'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export interface OcgCompared {
  readonly agreement: Agreement;
  /** Words that count and that only one of them has; where all are the same, what belongs together in only one of them. */
  readonly printed: readonly string[];
  readonly official: readonly string[];
  readonly kinds: readonly OcgDifference[];
  /** Both as they were compared: to be shown, not to be kept. */
  readonly print: string;
  readonly text: string;
}

const whole = ({ text, pendulum = '' }: OcgText): string => (pendulum === '' ? text : `${pendulum}\n${text}`);

export const comparedWithOcg = (card: Card, official: OcgText): OcgCompared => {
  const [print, text] = bothLaidOut(printCard(card, 'ja'), official, card);
  const isEqual = sentencesOf(print) === sentencesOf(text);
  const words = apart(wordsOf(print), wordsOf(text));
  const { printed, official: only } =
    isEqual || words.printed.length + words.official.length > 0
      ? words
      : apart(bondsOf(print), bondsOf(text));
  const differs = printed.length + only.length > 0;
  return {
    agreement: differs ? 'differs' : isEqual ? 'equal' : 'same-words',
    printed,
    official: only,
    kinds: kindsOfWords([...printed, ...only]),
    print,
    text,
  };
};
/** What only one of the two has. */
const apart = (
  ours: readonly string[],
  theirs: readonly string[],
): { readonly printed: readonly string[]; readonly official: readonly string[] } => ({
  printed: without(ours, theirs),
  official: without(theirs, ours),
});
const bothLaidOut = (own: string, official: OcgText, card: Card): readonly [print: string, text: string] => {
  const ownName = cardNameIn('ja', card.name);
  const print = laidOut(own, card, ownName).text;
  const said = laidOut(whole(official), card, ownName);
  if (tellsOnly(card)) return [unbracketed(print), withoutStory(unbracketed(print), unbracketed(said.text))];
  if (!said.isOlder) return [print, said.text];
  const saysTargets = /対象|選択/.test(said.text);
  const asked = saysTargets ? print : withoutTargets(print);
  const text = toldLike(asked, said, card);
  const saysLess = card.kind !== 'monster' && count(text, /発動できる/g) < count(asked, /発動できる/g);
  return saysLess ? [withoutActivations(asked), withoutActivations(text)] : [asked, text];
};
/** Without effects a text has only materials, and a story, which means nothing. Older ones print names without brackets. */
const tellsOnly = (card: Card): boolean => {
  if (card.kind !== 'monster' || card.frame === 'effect' || card.abilities.includes('effect')) return false;
  const { materials: _, ...more } = { materials: [], ...card.summoning };
  return card.effects.length === 0 && Object.keys(more).length === 0;
};
const unbracketed = (text: string): string => text.replace(/[「」]/g, '');
const withoutStory = (print: string, text: string): string =>
  text.startsWith(print) || print === '' ? print : text;
const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;
/** "…時、…する" of an older text may be a trigger or not: each is taken for what agrees better with the print. */
const toldLike = (print: string, { text }: LaidOut, card: Card): string => {
  const ours = wordsOf(print);
  const distance = (words: string): number => {
    const theirs = wordsOf(words);
    const { printed, official } = apart(ours, theirs);
    return printed.length + official.length;
  };
  const sentences = text.split('。');
  const told = sentences.reduce<readonly string[]>((said, sentence, index) => {
    const others = [asTrigger(sentence), asIgnition(sentence)].map((other) => said.with(index, other));
    const [nearest = said] = [said, ...others]
      .map((one) => ({ one, far: distance(alike(one.join('。'), card)) }))
      .toSorted((one, other) => one.far - other.far)
      .map(({ one }) => one);
    return nearest;
  }, sentences);
  return alike(told.join('。'), card);
};
/** Older texts say of no effect whether it targets. */
const withoutTargets = (text: string): string => text.replace(/を対象(?:とし(?:て)?|に)/g, 'を');

const wordsOf = (text: string): readonly string[] => {
  const { text: rest, places } = withoutOwnPlaces(text);
  return [...countedWords(rest).filter((word) => word !== '。'), ...places];
};
/** Effects may stand in another order. */
const sentencesOf = (text: string): string =>
  text
    .split('。')
    .map((sentence) => sentence.replace(/[、\s]/g, ''))
    .toSorted()
    .join('。');

/** The words of one list that the other has not, or not so often. */
const without = (words: readonly string[], others: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
};
