/**
 * The law of words: a text in which one word is another means something else, or is not understood. A reading that stays the same has
 * not read the word.
 */
import { canonicalJson } from '@spellspeed/engine';
import type { CardText } from './card-text.ts';
import { behaviourOf } from './provable.ts';
import { isUnderstood, readCard } from './read-card.ts';

/** One word in place of another. */
interface Swap {
  readonly from: RegExp;
  readonly to: string | ((word: string) => string);
}
const next = (digits: string): string => String(Number(digits) + 1);
/** What holds, and is no event that one could come too late for: of that "if" and "when" say the same, too. */
const STATES = [
  '(?:you|your opponent) (?:controls?|have|has)\\b',
  'there (?:is|are)\\b',
  'this card is (?:in|equipped to)\\b',
  'this card was (?:not|Xyz Summoned using)\\b',
  '\\d+ or more attacks have been\\b',
].join('|');
const headed = (word: 'If' | 'When'): RegExp =>
  new RegExp(`(?<=^|[.\\n] ?)${word}\\b(?! (?:${STATES}))(?=[^.]*: You can)`);
export const SWAPS: readonly Swap[] = [
  { from: /(?<!["\d])\b\d+\b(?!")/, to: next },
  { from: /\byou control\b/, to: 'your opponent controls' },
  { from: /\byour opponent controls\b/, to: 'you control' },
  { from: /\byour opponent's\b/, to: 'your' },
  { from: /\byour (?=Deck|GY|hand|Graveyard|LP)/, to: "your opponent's " },
  // Of itself, "this monster" and "this card" are the same; and "that monster's ATK" is that card's where nothing else was spoken of.
  { from: /(?<!\b(?:This|that) )\bmonsters?\b/, to: (word) => (word.endsWith('s') ? 'cards' : 'card') },
  { from: /(?<!\b(?:This|Summon of this) )\bcard\b/, to: 'monster' },
  { from: /\bdestroy\b/i, to: 'banish' },
  { from: /\bbanish\b/i, to: 'destroy' },
  { from: /\bthis turn\b/, to: 'the next turn' },
  { from: /\bThen\b|\bthen\b/, to: 'also' },
  { from: /\band if you do\b/, to: 'then' },
  { from: /\bor more\b/, to: 'or less' },
  { from: /\bor less\b/, to: 'or more' },
  { from: /\bor lower\b/, to: 'or higher' },
  { from: /\bYou can\b/, to: 'You must' },
  { from: /\byou can\b/, to: 'you must' },
  // What must be activated is neither too late nor too early: of that "if" and "when" say the same.
  { from: headed('If'), to: 'When' },
  { from: headed('When'), to: 'If' },
  { from: /\bonce per turn\b/i, to: 'twice per turn' },
  { from: /\bface-up\b/, to: 'face-down' },
  { from: /\bAttack Position\b/, to: 'Defense Position' },
  { from: /\bother\b/, to: '' },
  { from: /\bATK\b/, to: 'DEF' },
  { from: /\bgains?\b/i, to: (word) => word.replace(/gain/i, 'lose') },
  { from: /\bNormal Summoned\b/, to: 'Flip Summoned' },
  { from: /\bSpecial Summoned\b/, to: 'Normal Summoned' },
  { from: /\bhand\b/, to: 'GY' },
];

/** A text with another word, whose reading is the same. */
export interface Unheard {
  readonly name: string;
  readonly text: string;
  readonly changed: string;
}
/** Names in quotation marks are left alone, so is what would be no change. */
const changedBy = (text: string, { from, to }: Swap): readonly string[] =>
  [...text.matchAll(new RegExp(from.source, `${from.flags.replace('g', '')}g`))].flatMap((found) => {
    const [word] = found;
    const before = text.slice(0, found.index);
    if ((before.match(/"/g)?.length ?? 0) % 2 === 1) return [];
    const changed = `${before}${typeof to === 'string' ? to : to(word)}${text.slice(found.index + word.length)}`;
    return changed.toLowerCase() === text.toLowerCase() ? [] : [changed];
  });
/** The texts that differ from this one in a word. */
export const withOtherWords = (text: string): readonly string[] =>
  SWAPS.flatMap((swap) => changedBy(text, swap));

const meaningOf = (entry: CardText): string | undefined => {
  const { grade, card } = readCard(entry, 'first-unread');
  return isUnderstood(grade) && card ? canonicalJson(behaviourOf(card)) : undefined;
};
/** The changes of a text that is understood, that its reading does not notice. */
export const unheardIn = (
  entry: CardText,
): { readonly tried: number; readonly unheard: readonly Unheard[] } => {
  const meaning = meaningOf(entry);
  if (meaning === undefined) return { tried: 0, unheard: [] };
  const changed = withOtherWords(entry.text);
  return {
    tried: changed.length,
    unheard: changed.flatMap((text): readonly Unheard[] =>
      meaningOf({ ...entry, text }) === meaning
        ? [{ name: entry.name, text: entry.text, changed: text }]
        : [],
    ),
  };
};
