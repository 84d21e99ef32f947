/** What is wrong with a text that cannot be played with, for the person who gave it: which sentence, where, and what would be understood. */
import {
  meaningless,
  normalForm,
  printEffect,
  type TextRefusal,
  whereReadingStops,
} from '@spellspeed/cardtext';
import type { Card, Effect } from '@spellspeed/engine/language';
import { blankCardOf, type CardText } from './card-text.ts';
import { nearestPhrase, phraseWith } from './nearest-phrase.ts';
import { type CardReading, type Doubt, readCard, type Stopped } from './read-card.ts';

/**
 * `stopped`: from that place on the sentence is not understood · `said-otherwise`: it is understood, but what was understood is said in other words ·
 * `several-meanings`: it can be taken in several ways · `left-open`: its words leave something open that the game has decided · `means-nothing`: its words say
 * something that no text means (`REFUSAL_REASONS` tells why).
 */
export type Refusal = { readonly sentence: string } & (
  | {
      readonly why: 'stopped';
      /** So many letters are understood. */
      readonly at: number;
      /** What could stand there, what comes nearest first. */
      readonly expected: readonly string[];
      /** The phrase of our own prints that is nearest to the one that stopped. */
      readonly nearest?: string;
    }
  | { readonly why: 'said-otherwise'; readonly print: string }
  | { readonly why: 'several-meanings'; readonly meanings: readonly string[] }
  | { readonly why: 'left-open'; readonly open: readonly string[] }
  | { readonly why: 'means-nothing'; readonly reason: TextRefusal }
);

/** All that keeps this text from being played with; nothing if it is understood. */
export const refusalsOf = (entry: CardText, reading: CardReading = readCard(entry)): readonly Refusal[] => [
  ...reading.unread.map((stopped) => refused(entry, stopped)),
  ...reading.doubts.flatMap((doubt) => doubted(entry, doubt)),
];

const refused = (entry: CardText, { sentence, at, expected, prints }: Stopped): Refusal => {
  const [print] = prints;
  const reason = meaninglessIn(entry, sentence);
  if (reason !== undefined) return { sentence, why: 'means-nothing', reason };
  if (print !== undefined && at === '') return { sentence, why: 'said-otherwise', print };
  const stop = stopIn(entry, sentence, { at: sentence.length - at.length, expected });
  const nearest = nearestPhrase(phraseWith(sentence, stop.at));
  return { sentence, why: 'stopped', ...stop, ...(nearest !== undefined && { nearest }) };
};
const meaninglessIn = (entry: CardText, sentence: string): TextRefusal | undefined => {
  const blank = blankCardOf(entry);
  return blank && meaningless(blank, sentence).at(0);
};
type Place = { readonly at: number; readonly expected: readonly string[] };
/** With all that could stand there, where that is known. */
const stopIn = (entry: CardText, sentence: string, quick: Place): Place => {
  const blank = blankCardOf(entry);
  const whole = blank && whereReadingStops(blank, sentence);
  const { at, expected } = whole && whole.at >= quick.at ? whole : quick;
  const there = sentence.slice(at).toLowerCase();
  const said = [...new Set(expected.map((words) => words.trim()))].filter((words) => /\w/.test(words));
  return { at, expected: said.toSorted((one, other) => shared(other, there) - shared(one, there)) };
};
/** How many letters two words begin with alike. */
const shared = (one: string, other: string): number => {
  let count = 0;
  while (count < one.length && one[count]?.toLowerCase() === other[count]) count += 1;
  return count;
};

const doubted = (entry: CardText, { sentence, effects, open }: Doubt): readonly Refusal[] => {
  const blank = blankCardOf(entry);
  const [one, other] = effects;
  return [
    ...(blank && one && other
      ? [{ sentence, why: 'several-meanings' as const, meanings: inOtherWords(blank, one, other) }]
      : []),
    ...(open.length > 0 ? [{ sentence, why: 'left-open' as const, open }] : []),
  ];
};
/** English says both alike: the first language that does not, else what only one of the two definitions holds. */
const inOtherWords = (card: Card, one: Effect, other: Effect): readonly string[] => {
  const both = [one, other];
  const prints = (['it', 'ja', 'zh'] as const).map((language) =>
    both.map((effect) => printEffect({ ...card, effects: [effect] }, 0, language)),
  );
  const told = prints.find(([first, second]) => first !== second);
  if (told) return told;
  const groups = both.map((effect) => ('modes' in effect ? groupsOf(effect.modes) : ''));
  if (groups[0] !== groups[1]) return groups;
  const [mine, yours] = both.map((effect) => partsOf(normalForm(effect)));
  return [only(mine ?? [], yours ?? []), only(yours ?? [], mine ?? [])];
};
/** What is done, with brackets around what belongs together: "(draw, and if you do: (discard, also: gain life points))". */
const groupsOf = (part: unknown): string => {
  if (Array.isArray(part)) return part.map(groupsOf).join(' ● ');
  if (typeof part !== 'object' || part === null) return '';
  const { resolve, do: verb, joint, parts } = part as { readonly [field in string]?: unknown };
  if (resolve !== undefined) return groupsOf(resolve);
  const joined = `, ${String(joint).replaceAll('-', ' ')}: `;
  return Array.isArray(parts) ? `(${parts.map(groupsOf).join(joined)})` : String(verb).replaceAll('-', ' ');
};
const only = (parts: readonly string[], others: readonly string[]): string =>
  parts.filter((part) => !others.includes(part)).join(', ');
const partsOf = (part: unknown, place = ''): readonly string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, inner]) =>
        partsOf(inner, place === '' ? name : `${place}.${name}`),
      )
    : [`${place}: ${JSON.stringify(part)}`];
