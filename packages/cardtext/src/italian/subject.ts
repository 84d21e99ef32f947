/** Of whom a modifier speaks. */
import type { Affected, Filter, Reference } from '@spellspeed/engine/language';
import { sideOf, zonesOf } from '../meaning/places.ts';
import { aside, introduce, keyOf, mentionOf } from '../memory.ts';
import { after, belonging, own } from './article.ts';
import { agreed, type GrammaticalNumber, type Nominal, type Noun, pronounFor } from './noun.ts';
import { headNoun } from './phrase.ts';
import { THIS_CARD } from './reference.ts';
import { closed, opponent, type Speech, type Subject, youOf } from './speech.ts';
import { stillMatching } from './still.ts';
import { CARD, MONSTER } from './terms.ts';

const silent = (like: Nominal): Nominal => ({ ...like, text: '' });
/** The same, said again: in Italian the verb says it. */
export const again = (subject: Subject): Subject =>
  subject.player !== 'none'
    ? { ...subject, name: silent(subject.name) }
    : {
        name: silent(subject.name),
        object: subject.name.text === '' ? subject.object : pronounFor(subject.name),
        one: silent(subject.one),
        player: 'none',
      };

const noWords = (noun: Noun): Nominal => ({ text: '', gender: noun.gender, number: 'one' });
/** A monster's own Continuous Effects do not say "questa carta": it is a "mostro" that cannot be "distrutto". */
export const UNSAID_SUBJECT: Subject = {
  name: noWords(MONSTER),
  object: THIS_CARD,
  one: THIS_CARD,
  player: 'none',
};

const ofReference = (what: Reference, speech: Speech): Subject => {
  const unsaid = speech.memory.unsaid.get(keyOf(what));
  if (unsaid) return ofUnsaid(what, unsaid, speech);
  const object = speech.words.reference(what, 'object', aside(speech));
  const that = stillMatching(what, [], aside(speech));
  if (that.text !== object.text) return { name: that, object: that, one: that, player: 'none' };
  const name = speech.words.reference(what, 'subject', speech);
  return { name, object: name.pronoun ? name : object, one: name, player: 'none' };
};

type Many = 'all' | 'the';
const ofFilter = (filter: Filter, count: Many, speech: Speech, asObject: Many = 'all'): Subject => {
  const isThis = filter.length === 1 && filter[0]?.test === 'is';
  const object = speech.words.phrase(filter, { count: asObject }, aside(speech));
  const one = speech.words.phrase(filter, { count: 'a' }, aside(speech));
  const name = speech.words.phrase(filter, { count }, speech);
  speech.memory.focus = undefined;
  const all = isThis ? name : object;
  return {
    name,
    object: all,
    one: isThis ? name : one,
    player: 'none',
    activated: activatedFrom(filter, name, speech),
  };
};
/** Cards are activated from the hand or the field, which goes without saying; their effects only on the field. */
const activatedFrom = (filter: Filter, { text }: Nominal, speech: Speech): string => {
  const zones = zonesOf(filter);
  const isAnywhere = sideOf(filter) === 'any' && zones.includes('hand') && zones.includes('spells');
  if (!isAnywhere) return `${text}, e i loro effetti,`;
  const cards = speech.words.phrase(filter, { count: 'the', place: 'unsaid' }, aside(speech));
  return `${cards.text}, e i loro effetti sul Terreno,`;
};

/** "tutti i mostri Macchina che controlli", which have a name but have not been spoken of */
const ofUnsaid = (what: Reference, filter: Filter, speech: Speech): Subject => {
  speech.memory.unsaid.delete(keyOf(what));
  const subject = ofFilter(filter, 'all', speech);
  speech.memory.focus = keyOf(what);
  return subject;
};
const ofPlayer = (name: Nominal, player: Subject['player']): Subject => ({
  name,
  object: name,
  one: name,
  player,
});
const BOTH_PLAYERS: Nominal = { text: 'entrambi i giocatori', gender: 'm', number: 'several' };

/** `lasting`: how those are called whom an effect of some time affects whenever they come: "tutti" are those that are there. */
export const subjectOf = (affected: Affected, speech: Speech, lasting: Many = 'all'): Subject => {
  const subject = newSubject(affected, speech, lasting);
  if ('as' in affected && affected.as !== undefined) remember(affected.as, affected, subject, speech);
  return subject;
};
/** Those affected, under a name: "quei mostri". */
const remember = (name: string, affected: Affected, subject: Subject, speech: Speech): void => {
  const known = affected.affects === 'referenced' ? mentionOf(speech.memory, affected.what) : undefined;
  const noun =
    'filter' in affected ? headNoun(affected.filter, aside(speech)).one : (known?.noun ?? CARD.one);
  introduce(speech.memory, `still-affected:${name}`, {
    noun,
    number: subject.name.number,
    zones: [],
    as: 'other',
  });
};
const newSubject = (affected: Affected, speech: Speech, lasting: Many): Subject => {
  switch (affected.affects) {
    case 'referenced':
      return ofReference(affected.what, speech);
    case 'matching':
      return ofFilter(affected.filter, 'the', speech, lasting);
    case 'matching-now':
      return ofFilter(affected.filter, 'all', speech);
    case 'player':
      if (affected.side === 'you') return ofPlayer({ text: '', ...youOf(speech) }, 'you');
      return affected.side === 'opponent'
        ? ofPlayer({ text: opponent(speech), gender: 'm', number: 'one' }, 'opponent')
        : ofPlayer(BOTH_PLAYERS, 'both');
  }
};

/** "esso guadagna …", "essi guadagnano …", "Guadagna …": the words agree with the subject. */
export const does = ({ name }: Subject, words: string): string =>
  `${closed(name.text)} ${agreed(words, name)}`.trim();
/** "esso non subisce …", "nessun giocatore subisce …" */
export const doesNot = (subject: Subject, words: string): string =>
  subject.player === 'both'
    ? `nessun giocatore ${agreed(words, { gender: 'm', number: 'one' })}`
    : does(subject, `non ${words}`);
export const cannot = (subject: Subject, rest: string): string =>
  doesNot(subject, `{può|possono|puoi} ${rest}`);
export const can = (subject: Subject, rest: string): string => does(subject, `{può|possono|puoi} ${rest}`);
/** "il suo ATK", "l'ATK di tutti i mostri" */
export const of = ({ object }: Subject, noun: Noun, number: GrammaticalNumber = 'one'): Nominal =>
  belonging(noun, number, object);
/** "il suo ATK diventa 0" */
export const becomes = (what: Nominal, words: string): string => `${what.text} ${agreed(words, what)}`;
/** "suo DEF", "loro effetti", "tua Battle Phase": without the article. */
export const ownOf = ({ name, player }: Subject, noun: Noun, number: GrammaticalNumber = 'one'): string =>
  own(player === 'you' && name.person ? 'tu' : name.number === 'several' ? 'loro' : 'lui', noun, number);
/** "di esso", "di questa carta" */
export const ofObject = ({ object }: Subject): string => after('di', object.text);
