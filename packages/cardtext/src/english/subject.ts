/** Of whom a modifier speaks. */
import type { Affected, Filter, Reference } from '@spellspeed/engine/language';
import { sideOf, zonesOf } from '../meaning/places.ts';
import { aside, asksWhose, introduce, isPlural, keyOf, type Memory, mentionOf } from '../memory.ts';
import { headNoun } from './phrase.ts';
import { closed, pluralOf, type Speech, type Subject, thirdPerson, your } from './speech.ts';
import { stillMatching } from './still.ts';
import { draftOf } from './test.ts';

const PRONOUNS: {
  readonly [amount in Subject['number']]: Pick<Subject, 'name' | 'possessive' | 'object' | 'one'>;
} = {
  one: { name: 'it', possessive: 'its', object: 'it', one: 'it' },
  several: { name: 'they', possessive: 'their', object: 'them', one: 'one of them' },
};
/** The same, said again. */
export const again = (subject: Subject): Subject =>
  subject.player !== 'none' ? subject : { ...subject, ...PRONOUNS[subject.number], form: 'pronoun' };

/** A monster's own Continuous Effects do not say "this card". */
export const UNSAID_SUBJECT: Subject = {
  name: '',
  possessive: "this card's",
  object: 'this card',
  one: 'this card',
  number: 'one',
  form: 'pronoun',
  player: 'none',
};

const ofReference = (what: Reference, speech: Speech): Subject => {
  const unsaid = speech.memory.unsaid.get(keyOf(what));
  if (unsaid) return ofUnsaid(what, unsaid, speech);
  const forms = withTakenUp(what, aside(speech), speech.memory);
  const possessive = speech.words.reference(what, 'possessive', { ...speech, memory: forms.memory });
  const object = speech.words.reference(what, 'object', withTakenUp(what, aside(speech), speech.memory));
  const number = isPlural(what, speech.memory) ? 'several' : 'one';
  const that = stillMatching(what, [], withTakenUp(what, aside(speech), speech.memory));
  const isTheirs = asksWhose(what, speech.memory);
  if (isTheirs) speech.memory.takenUp.set(keyOf(what), true);
  if (that !== object || isTheirs)
    return { name: that, possessive, object: that, one: that, number, form: 'phrase', player: 'none' };
  const name = speech.words.reference(what, 'subject', speech);
  return { name, possessive, object, one: name, number, form: 'pronoun', player: 'none' };
};

/** Whether the text has come back to a target that it says is somebody's is known aside, too. */
const withTakenUp = (what: Reference, speech: Speech, memory: Memory): Speech =>
  mentionOf(memory, what)?.isControlled
    ? { ...speech, memory: { ...speech.memory, takenUp: memory.takenUp.fork() } }
    : speech;

type Many = 'all' | 'plural';
const ofFilter = (filter: Filter, count: Many, speech: Speech, object: Many = 'all'): Subject => {
  const all = speech.words.phrase(filter, { count: object }, aside(speech));
  const one = speech.words.phrase(filter, { count: 'a' }, aside(speech));
  const plural = speech.words.phrase(filter, { count }, speech);
  const isNamed =
    draftOf(filter, aside(speech)).names !== undefined || filter.some(({ test }) => test === 'is');
  speech.memory.focus = undefined;
  return {
    name: plural,
    possessive: `the ${pluralOf(headNoun(filter, aside(speech)))}'`,
    object: isNamed ? plural : all,
    one: isNamed ? plural : one,
    number: isNamed ? 'one' : 'several',
    form: 'phrase',
    player: 'none',
    activated: activatedFrom(filter, plural, speech),
  };
};
/** Cards are activated from the hand or the field, which goes without saying; their effects only on the field. */
const activatedFrom = (filter: Filter, plural: string, speech: Speech): string => {
  const zones = zonesOf(filter);
  const isAnywhere = sideOf(filter) === 'any' && zones.includes('hand') && zones.includes('spells');
  if (!isAnywhere) return `${plural}, and their effects,`;
  return `${speech.words.phrase(filter, { count: 'plural', place: 'unsaid' }, aside(speech))}, and their effects on the field,`;
};

/** "all Machine monsters you control", which have a name but have not been spoken of */
const ofUnsaid = (what: Reference, filter: Filter, speech: Speech): Subject => {
  speech.memory.unsaid.delete(keyOf(what));
  const subject = ofFilter(filter, 'all', speech);
  speech.memory.focus = keyOf(what);
  return subject;
};
const ofPlayer = (name: string, possessive: string, player: Subject['player']): Subject => ({
  name,
  possessive,
  object: name,
  one: name,
  number: 'one',
  form: 'pronoun',
  player,
});

/** `lasting`: how those are called whom an effect of some time affects whenever they come: "all" are those that are there. */
export const subjectOf = (affected: Affected, speech: Speech, lasting: Many = 'all'): Subject => {
  const subject = newSubject(affected, speech, lasting);
  if ('as' in affected && affected.as !== undefined) remember(affected.as, affected, subject, speech);
  return subject;
};
/** Those affected, under a name: "those monsters". */
const remember = (name: string, affected: Affected, subject: Subject, speech: Speech): void => {
  const known = affected.affects === 'referenced' ? mentionOf(speech.memory, affected.what) : undefined;
  const noun = 'filter' in affected ? headNoun(affected.filter, aside(speech)) : (known?.noun ?? 'card');
  introduce(speech.memory, `still-affected:${name}`, {
    noun,
    number: subject.number,
    zones: [],
    as: 'other',
  });
};
const newSubject = (affected: Affected, speech: Speech, lasting: Many): Subject => {
  switch (affected.affects) {
    case 'referenced':
      return ofReference(affected.what, speech);
    case 'matching':
      return ofFilter(affected.filter, 'plural', speech, lasting);
    case 'matching-now':
      return ofFilter(affected.filter, 'all', speech);
    case 'player':
      if (affected.side === 'you') return ofPlayer(speech.you, your(speech), 'you');
      return affected.side === 'opponent'
        ? ofPlayer(`${your(speech)} opponent`, 'their', 'other')
        : ofPlayer('both players', 'their', 'both');
  }
};

/** "it gains …", "they gain …", "Gains …" */
export const does = (subject: Subject, verb: string, rest = ''): string => {
  const plain = subject.number === 'several' || subject.player === 'you' || subject.player === 'both';
  return `${closed(subject.name)} ${plain ? verb : thirdPerson(verb)} ${rest}`.trim();
};
/** "it cannot …", "Cannot …" */
export const cannot = (subject: Subject, rest: string): string =>
  subject.player === 'both' ? `neither player can ${rest}` : `${closed(subject.name)} cannot ${rest}`.trim();
export const can = (subject: Subject, rest: string): string => `${closed(subject.name)} can ${rest}`.trim();
/** "its ATK", "the ATK of all monsters" */
export const of = (subject: Subject, noun: string): string =>
  subject.form === 'pronoun' ? `${subject.possessive} ${noun}` : `the ${noun} of ${subject.object}`;
/** For parts of a sentence that need somebody: "if this card attacks". */
export const nameOf = (subject: Subject): string => (subject.name === '' ? 'this card' : subject.name);
