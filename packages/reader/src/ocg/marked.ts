/** Two texts of a card beside each other, sentence by sentence, with those marked that the other does not have. */
import { cardNameIn } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine/language';
import type { CardText } from '../card-text.ts';
import { reworded } from '../clause.ts';
import { LAYOUT } from '../exact.ts';
import { sentencesOf } from '../sentences.ts';
import { laidOut } from './layout.ts';
import type { OcgText } from './texts.ts';

export interface MarkedSentence {
  readonly words: string;
  /** The other text has no such sentence. */
  readonly isAlone: boolean;
}
export interface BothTexts {
  readonly print: readonly MarkedSentence[];
  readonly official: readonly MarkedSentence[];
}

type Comparable = (sentence: string) => string;
const marked = (ours: readonly string[], theirs: readonly string[], same: Comparable): BothTexts => {
  const [here, there] = [new Set(ours.map(same)), new Set(theirs.map(same))];
  const alone = (sentences: readonly string[], others: ReadonlySet<string>) =>
    sentences.map((words) => ({ words, isAlone: !others.has(same(words)) }));
  return { print: alone(ours, there), official: alone(theirs, here) };
};
const both = ({ text, pendulum = '' }: Pick<OcgText, 'text' | 'pendulum'>): string =>
  `${pendulum}\n${text}`.trim();

/** In English, up to the layout and to words that the game has replaced. */
export const markedInEnglish = (card: Card, official: CardText): BothTexts => {
  const same: Comparable = (sentence) => LAYOUT.reduce(reworded, sentence).trim().toLowerCase();
  const sentences = (text: string): readonly string[] => sentencesOf(text).map(({ words }) => words);
  return marked(sentences(printCard(card, 'en')), sentences(both(official)), same);
};

const JAPANESE_SENTENCE = /(?:[^。\n（「]|（[^）]*）|「[^」]*」|[（「])+。?/g;
const sentencesIn = (text: string): readonly string[] => text.match(JAPANESE_SENTENCE) ?? [];
/** In Japanese, up to like terms. */
export const markedInJapanese = (card: Card, official: OcgText): BothTexts => {
  const ownName = cardNameIn('ja', card.name);
  const same: Comparable = (sentence) => laidOut(sentence, card, ownName).text.replace(/[、。]/g, '');
  const without = (text: string): string => text.replace(/<rt>.*?<\/rt>|<[^>]*>/g, '');
  return marked(sentencesIn(printCard(card, 'ja')), sentencesIn(without(both(official))), same);
};
