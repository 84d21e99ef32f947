/** How Italian is being spoken at the moment: to whom, in which mood, about what. */
import type {
  Action,
  Amount,
  Condition,
  Filter,
  Modifier,
  Reference,
  Zone,
} from '@spellspeed/engine/language';
import type { Claim } from '../meaning/claims.ts';
import type { Scene } from '../wording.ts';
import { after } from './article.ts';
import { type Agreement, agreed, type Nominal } from './noun.ts';
import { spaced } from './terms.ts';
import { cliticFor, inMood, type Mood } from './verb.ts';

export interface Speech extends Scene {
  readonly mood: Mood;
  /** Whose card it is: within "ogni giocatore …" it is that player. */
  readonly you: 'tu' | 'lui';
  /** Where the card itself is while this effect speaks. */
  readonly from: readonly Zone[];
  /** The same is said of ATK and DEF: "gli ATK/DEF". */
  readonly bothStats?: true;
  readonly words: Words;
}

/** The parts of the language that need one another. */
export interface Words {
  readonly action: (action: Action, speech: Speech) => string;
  readonly amount: (amount: Amount, speech: Speech) => Nominal;
  readonly condition: (condition: Condition, speech: Speech) => Claim;
  readonly modifier: (modifier: Modifier, subject: Subject, speech: Speech) => string;
  /** "esso", "quel bersaglio", "il mostro attaccante". */
  readonly reference: (reference: Reference, role: Role, speech: Speech) => Nominal;
  readonly phrase: (filter: Filter, style: PhraseStyle, speech: Speech) => Nominal;
}
/** An object that was just introduced is named again: "distruggi quel bersaglio". */
export type Role = 'subject' | 'object';

/** How a noun phrase is counted and what it leaves to its verb. */
export interface PhraseStyle {
  readonly count: Count;
  /** "nella tua mano" or "dalla tua mano". */
  readonly place?: 'in' | 'from' | 'unsaid';
  /** "con ATK di 1900 o superiore" or "che ha ATK di 1900 o superiore". */
  readonly having?: 'con' | 'che ha';
  /** "nomi diversi" */
  readonly with?: string;
  /** "1 carta a caso dalla tua mano" */
  readonly random?: true;
}
export type Count =
  /** "un mostro", "un mostro dell'avversario" */
  | 'a'
  /** "nessun mostro" */
  | 'no'
  /** "tutti i mostri" */
  | 'all'
  /** "ogni mostro" */
  | 'each'
  /** "i mostri" */
  | 'the'
  /** "mostri" */
  | 'plural'
  /** "mostro" */
  | 'singular'
  | { readonly min: number; readonly max: number };

/** What is done to something: "distruggi quel bersaglio", "distruggerlo", "distruggendo 1 carta". */
export const act = (
  speech: Pick<Speech, 'mood'>,
  verb: string,
  object: Nominal | string = '',
  rest = '',
): string => {
  if (typeof object === 'string') return spaced([inMood(verb, speech.mood), followedBy(object, rest)]);
  if (object.pronoun) return spaced([inMood(verb, speech.mood, cliticFor(object)), agreed(rest, object)]);
  return spaced([inMood(verb, speech.mood), followedBy(object.text, agreed(rest, object))]);
};
/** "prendi il controllo di quel bersaglio", "prendine il controllo" */
export const takeControl = (speech: Speech, what: Nominal, rest = ''): string =>
  what.pronoun
    ? spaced([inMood('prendere', speech.mood, 'ne'), 'il controllo', rest])
    : spaced([inMood('prendere', speech.mood), 'il controllo', followedBy(after('di', what.text), rest)]);

/** "1 mostro dal tuo Deck alla tua mano, eccetto …": what is excepted is said last. */
export const followedBy = (cards: string, rest: string): string => {
  const [phrase = cards, ...exceptions] = cards.split(', eccetto ');
  const words = rest === '' ? phrase : `${phrase}${rest.startsWith(',') ? '' : ' '}${rest}`;
  return [words, ...exceptions].join(', eccetto ');
};
/** "mostri, eccetto "X"," before a verb */
export const closed = (phrase: string): string => (phrase.includes(', eccetto ') ? `${phrase},` : phrase);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The player of the text: "puoi", within "ogni giocatore" "può". */
export const youOf = ({ you }: Speech): Agreement => ({
  gender: 'm',
  number: 'one',
  ...(you === 'tu' ? { person: 'tu' as const } : {}),
});
/** "controlli", "controlla" */
export const youDo = (speech: Speech, words: string): string => agreed(words, youOf(speech));
/** "il tuo avversario" */
export const opponent = ({ you }: Speech): string => `il ${you === 'tu' ? 'tuo' : 'suo'} avversario`;
export const ONE = { min: 1, max: 1 } as const;

/** "puoi distruggere": what follows is told. */
export const commanding = (speech: Speech): Speech =>
  speech.mood === 'infinitive' ? { ...speech, mood: 'imperative' } : speech;

export interface Subject {
  /** "esso", "i mostri che controlli", or without text: "Guadagna 500 ATK." */
  readonly name: Nominal;
  /** As an object and after prepositions: "tutti i mostri che controlli". */
  readonly object: Nominal;
  /** One of them, in "se un mostro che controlli attacca". */
  readonly one: Nominal;
  readonly player: 'you' | 'opponent' | 'both' | 'none';
  /** "le Trappole, e i loro effetti sul Terreno,": what of theirs could be activated, if that is special. */
  readonly activated?: string;
}
