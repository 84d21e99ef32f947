/** How English is being spoken at the moment: by whom, in which mood, about what. */
import type {
  Action,
  Amount,
  Condition,
  Filter,
  Modifier,
  Reference,
  Zone,
} from '@spellspeed/engine/language';
import type { Phrase } from '../grammar/phrase.ts';
import type { Claim } from '../meaning/claims.ts';
import type { Scene } from '../wording.ts';

/** "destroy" (also after "can") · "each player chooses" · "by targeting" */
export type Mood = 'imperative' | 'third-person' | 'gerund';

export interface Speech extends Scene {
  readonly mood: Mood;
  /** Who "you" is: within "each player …" it is "they". */
  readonly you: 'you' | 'they';
  /** Where the card itself is while this effect speaks. */
  readonly from: readonly Zone[];
  /** Where it may have come only after what its effect waits for. */
  readonly evenIfLater?: readonly Zone[];
  readonly words: Words;
}

/** The parts of the language that need one another. */
export interface Words {
  readonly action: (action: Action, speech: Speech) => string;
  readonly amount: (amount: Amount, speech: Speech) => string;
  readonly condition: (condition: Condition, speech: Speech) => Claim;
  readonly modifier: (modifier: Modifier, subject: Subject, speech: Speech) => string;
  /** "it", "that target", "the attacking monster". */
  readonly reference: (reference: Reference, role: Role, speech: Speech) => string;
  readonly phrase: (filter: Filter, style: PhraseStyle, speech: Speech) => string;
  /** The same as a phrase that can be read. */
  readonly nouns: (style: PhraseStyle) => Phrase<Filter, Speech>;
  readonly actions: Phrase<Action, Speech>;
  /** Actions that are no sequences. */
  readonly singleActions: Phrase<Action, Speech>;
  /** Conditions, as what they claim. */
  readonly claims: Phrase<Condition, Speech>;
}
export type Role = 'subject' | 'object' | 'possessive';

/** How a noun phrase is counted and what it leaves to its verb. */
export interface PhraseStyle {
  readonly count: Count;
  /** "in your hand" or "from your hand". */
  readonly place?: 'in' | 'from' | 'unsaid';
  /** "with 1900 or more ATK" or "that has 1900 or more ATK". */
  readonly having?: 'with' | 'that has';
  /** "with different names" */
  readonly with?: string;
}
export type Count =
  /** "a monster", "an opponent's monster" */
  | 'a'
  | 'all'
  | 'each'
  /** "monsters" */
  | 'plural'
  /** "monster" */
  | 'singular'
  | { readonly min: number; readonly max: number };

/** "choose", "chooses" or "choosing" and the rest of the sentence. */
export const act = (speech: Speech, verb: string, rest = ''): string =>
  `${inMood(speech.mood, verb)} ${rest}`.trim();
export const inMood = (mood: Mood, verb: string): string => {
  if (mood === 'imperative') return verb;
  const known = BENT[mood].get(verb);
  if (known !== undefined) return known;
  const bent = mood === 'third-person' ? thirdPerson(verb) : gerund(verb);
  BENT[mood].set(verb, bent);
  return bent;
};
/** Verbs are bent once. */
const BENT: { readonly [mood in Exclude<Mood, 'imperative'>]: Map<string, string> } = {
  'third-person': new Map(),
  gerund: new Map(),
};

/** The first word of a verb is the one that changes: "Special Summon", "take control of". */
const FINITE: { readonly [verb in string]?: string } = { 'Special Summon': 'Special Summons' };
export const thirdPerson = (verb: string): string =>
  FINITE[verb] ?? changeFirst(verb, (word) => (/(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`));
const gerund = (verb: string): string =>
  verb.endsWith('Summon') ? `${verb}ing` : changeFirst(verb, (word) => `${stemOf(word)}ing`);
const stemOf = (word: string): string => {
  if (word.endsWith('e')) return word.slice(0, -1);
  return /^[^aeiou]*[aeiou][bdgmnpt]$/i.test(word) ? word + word.slice(-1) : word;
};
const changeFirst = (verb: string, change: (word: string) => string): string => {
  const [first = '', ...rest] = verb.split(' ');
  return [change(first), ...rest].join(' ');
};

/** "1 monster from your Deck to your hand, except …": what is excepted is said last. */
export const followedBy = (cards: string, rest: string): string => {
  const [phrase = cards, ...exceptions] = cards.split(', except ');
  const words = rest === '' ? phrase : `${phrase}${rest.startsWith(',') ? '' : ' '}${rest}`;
  return [words, ...exceptions].join(', except ');
};
/** "monsters, except "X"," before a verb */
export const closed = (phrase: string): string => (phrase.includes(', except ') ? `${phrase},` : phrase);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const your = (speech: Speech): string => (speech.you === 'you' ? 'your' : 'their');
/** "A", "A or B", "A, B, or C" */
export const listOf = (parts: readonly string[], conjunction: string): string => {
  if (parts.length <= 2) return parts.join(` ${conjunction} `);
  return `${parts.slice(0, -1).join(', ')}, ${conjunction} ${parts.at(-1)}`;
};
export const quoted = (name: string): string => `"${name}"`;
/** "a" or "an", as the first sound of what follows demands. */
export const withArticle = (phrase: string): string =>
  phrase.startsWith('other ')
    ? `an${phrase}`
    : `${/^"?(?:[aeio@/]|R\.B\.|X-|S-|Xyz|ul|umb|urs|un(?!i))/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
export const pluralOf = (noun: string): string => noun.split('/').map(pluralOfWord).join('/');
const pluralOfWord = (noun: string): string => (/(s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`);

export interface Subject {
  /** "it", "monsters you control", or empty: "Gains 500 ATK." */
  readonly name: string;
  readonly possessive: string;
  readonly object: string;
  /** One of them, in "if a monster you control attacks". */
  readonly one: string;
  readonly number: 'one' | 'several';
  /** Short enough for a possessive: "its ATK", against "the ATK of all monsters". */
  readonly form: 'pronoun' | 'phrase';
  readonly player: 'you' | 'other' | 'both' | 'none';
  /** "Traps, and their effects on the field,": what of theirs could be activated, if that is special. */
  readonly activated?: string;
}
