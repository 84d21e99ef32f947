/** Reads the whole text of a card: which sentences make which effect, and how sure that is. */
import { readFirstEffect, readSummoning } from '@spellspeed/cardtext';
import { type Card, type Effect, isActivated, type Limit, type Summoning } from '@spellspeed/engine/language';
import { blankCardOf, type CardText } from './card-text.ts';
import { normalised } from './normalise.ts';
import { sentencesOf } from './sentences.ts';

/**
 * `proved`: each part has exactly one reading, and what it reads prints the very words · `ambiguous`: a part has several readings that print
 * alike · `not-read`: a part has none.
 */
export const GRADES = ['proved', 'ambiguous', 'not-read'] as const;
export type Grade = (typeof GRADES)[number];

/** Where reading stopped. */
export interface Stopped {
  readonly sentence: string;
  /** What stands at that place. */
  readonly at: string;
  readonly expected: readonly string[];
}
export interface CardReading {
  readonly grade: Grade;
  /** The definition, if the text is proved. */
  readonly card?: Card;
  readonly stopped?: Stopped;
  /** How many sentences were not understood. */
  readonly unread: number;
}

/** An effect seldom has more sentences than this. */
const MOST_SENTENCES = 6;

export const readCard = (entry: CardText): CardReading => {
  const blank = blankCardOf(entry);
  const text = normalised(entry.text);
  if (!blank) return stoppedAt(text, text, []);
  if (blank.kind === 'monster' && blank.frame === 'normal' && !blank.abilities.includes('pendulum'))
    return { grade: 'proved', card: blank, unread: 0 };
  const { sentences, limit } = withoutGathered(sentencesOf(text), entry.name);
  const state: Parts = { effects: [], summoning: {}, isAmbiguous: false };
  const result = partsFrom(blank, sentences, state);
  if ('sentence' in result) return { grade: 'not-read', stopped: result, unread: result.unread };
  const card = cardWith(blank, result, limit);
  return { grade: result.isAmbiguous ? 'ambiguous' : 'proved', card, unread: 0 };
};
const stoppedAt = (sentence: string, at: string, expected: readonly string[]): CardReading => ({
  grade: 'not-read',
  stopped: { sentence, at, expected },
  unread: 1,
});

interface Parts {
  readonly effects: readonly Effect[];
  readonly summoning: Summoning;
  readonly isAmbiguous: boolean;
}
type Failed = Stopped & { readonly unread: number };

/** The first part takes as many sentences as make sense together; what follows is read in the same way. */
const partsFrom = (blank: Card, sentences: readonly string[], before: Parts): Parts | Failed => {
  const [first] = sentences;
  if (first === undefined) return before;
  const summoning = readSummoning(blank, first);
  if (summoning && before.effects.length === 0)
    return partsFrom(blank, sentences.slice(1), {
      ...before,
      summoning: { ...before.summoning, ...summoning },
    });
  const { readings, to, stop } = readFirstEffect(blank, sentences.slice(0, MOST_SENTENCES).join(' '));
  const [effect, other] = readings;
  if (effect)
    return partsFrom(blank, sentences.slice(sentencesIn(sentences, to)), {
      ...before,
      effects: [...before.effects, effect],
      isAmbiguous: before.isAmbiguous || other !== undefined,
    });
  const rest = partsFrom(blank, sentences.slice(1), before);
  const unread = 1 + ('sentence' in rest ? rest.unread : 0);
  return { sentence: first, at: first.slice(stop.at), expected: stop.expected, unread };
};
/** How many sentences have so many letters. */
const sentencesIn = (sentences: readonly string[], letters: number): number => {
  let length = -1;
  const last = sentences.findIndex((sentence) => {
    length += 1 + sentence.length;
    return length >= letters;
  });
  return last + 1;
};

/** "You can only use each effect of "X" once per turn." is said of every effect, for all of them. */
const withoutGathered = (
  sentences: readonly string[],
  name: string,
): { readonly sentences: readonly string[]; readonly limit?: Limit } => {
  const found = GATHERED.find(([words]) => sentences.includes(words(name)));
  if (!found) return { sentences };
  const [words, limit] = found;
  return { sentences: sentences.filter((one) => one !== words(name)), limit };
};
const GATHERED: readonly (readonly [(name: string) => string, Limit])[] = [
  [
    (name) => `You can only use each effect of "${name}" once per turn.`,
    { of: 'use', times: 1, within: 'turn' },
  ],
  [
    (name) => `You can only use 1 "${name}" effect per turn, and only once that turn.`,
    { of: 'any-use', times: 1, within: 'turn' },
  ],
];
const cardWith = (blank: Card, { effects, summoning }: Parts, limit: Limit | undefined): Card => {
  const limited = effects.map((effect) => (limit && isActivated(effect) ? { ...effect, limit } : effect));
  return blank.kind === 'monster' && Object.keys(summoning).length > 0
    ? { ...blank, effects: limited, summoning }
    : { ...blank, effects: limited };
};
