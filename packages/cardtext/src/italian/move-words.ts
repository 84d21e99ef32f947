/** What befalls cards and players in single words: banished, negated, named, counted, paid. */

import { type ActionOf, type Amount, CARD_KINDS, type Side } from '@spellspeed/engine/language';
import { LP, quantity } from './amount.ts';
import { agreed, type Nominal, type Noun } from './noun.ts';
import { act, opponent, type Speech } from './speech.ts';
import { ATTRIBUTE_NAMES, KIND_NAMES, listOf, RACE_NAMES, spaced } from './terms.ts';
import { inMood } from './verb.ts';

/** "bandisci quel bersaglio fino alla End Phase", "bandisci coperte 3 carte a caso dal tuo Extra Deck" */
export const banished = (cards: Nominal, face: 'up' | 'down', until: string, speech: Speech): string =>
  face === 'up' || cards.pronoun
    ? act(speech, 'bandire', cards, spaced([face === 'down' ? 'copert~' : '', until]))
    : act(speech, 'bandire', `${agreed('copert~', cards)} ${cards.text}`, until);
export const FROM = { place: 'from' } as const;
export const amongNames = (
  what: Extract<ActionOf<'declare'>['what'], { declare: 'card-name' | 'race' | 'attribute' | 'card-type' }>,
): string => {
  if (what.declare === 'race')
    return listOf(
      (what.among ?? []).map((race) => RACE_NAMES[race]),
      'o',
    );
  if (what.declare === 'attribute')
    return listOf(
      (what.among ?? []).map((attribute) => ATTRIBUTE_NAMES[attribute]),
      'o',
    );
  if (what.declare === 'card-type')
    return listOf(
      (what.among ?? CARD_KINDS).map((kind) => KIND_NAMES[kind]),
      'o',
    );
  return '';
};
/** "3 Segnalini Magia", "tutti i Segnalini Cuneo" */
export const counted = (count: number | 'all', noun: Noun): string =>
  count === 'all' ? `tutti i ${noun.several}` : `${count} ${count === 1 ? noun.one : noun.several}`;

/** What was negated is what "essa" means from here on. */
export const negate = (what: string, speech: Speech): string => {
  speech.memory.focus = 'chained-to';
  return act(speech, 'annullare', what);
};
/** "pesca 2 carte", "il tuo avversario pesca 2 carte", "ogni giocatore pesca 2 carte" */
export const player = (by: Side, verb: string, rest: string, speech: Speech): string => {
  if (by === 'you') return act(speech, verb, rest);
  const subject = by === 'opponent' ? opponent(speech) : 'ogni giocatore';
  return `${subject} ${inMood(verb, 'third-person')} ${rest}`;
};
const isHalfOfLife = (amount: Exclude<Amount, number>): boolean =>
  amount.count === 'times' && amount.amount.count === 'life-points';
export const payment = (amount: Amount, speech: Speech): string =>
  typeof amount === 'object' && isHalfOfLife(amount)
    ? speech.words.amount(amount, speech).text
    : quantity(amount, LP, speech);
