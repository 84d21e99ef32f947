/** Numbers: "500", "il suo ATK originale", "il numero di carte nella tua mano". */
import {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  EVENT_MATERIALS,
  type Filter,
  type Reference,
} from '@spellspeed/engine/language';
import { perCard } from '../meaning/amounts.ts';
import { takenFor } from '../meaning/summoning.ts';
import { boundKey, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { after, belonging, the } from './article.ts';
import { composed, formOf, type GrammaticalNumber, masculine, type Nominal, type Noun } from './noun.ts';
import { sayPlace, whose } from './place.ts';
import type { Speech } from './speech.ts';
import { counterNoun, listOf, nounSaid } from './terms.ts';

/** A value of a card: its noun, in which number it is spoken of, and with its article. */
export interface Stat {
  readonly noun: Noun;
  readonly number: GrammaticalNumber;
  readonly the: string;
}
const stat = (noun: Noun, number: GrammaticalNumber = 'one'): Stat => ({
  noun,
  number,
  the: the(formOf(noun, number), { gender: noun.gender, number }),
});
export const STATS = {
  atk: stat(masculine('ATK')),
  def: stat(masculine('DEF')),
  level: stat(masculine('Livello', 'Livelli')),
  scale: stat(masculine('Valore Pendulum', 'Valori Pendulum')),
  rank: stat(masculine('Rango', 'Ranghi')),
  'atk-def': stat(masculine('ATK/DEF'), 'several'),
} as const;
export type StatName = keyof typeof STATS;
/** What is said of both values at once is said of "gli ATK/DEF". */
export const statNamed = (name: StatName, { bothStats }: Speech): Stat =>
  STATS[bothStats && name === 'atk' ? 'atk-def' : name];
export const ORIGINAL = 'original{e|i}';

/** "il numero di mostri che controlli" */
const numberOf = (words: string): Nominal => ({
  text: `il numero ${after('di', words)}`,
  gender: 'm',
  number: 'one',
});
const plain = (text: string): Nominal => ({ text, gender: 'm', number: 'one' });

const TAKEN_TO = {
  tribute: 'offerti come Tributo per Evocare Specialmente',
  banish: 'banditi per Evocare Specialmente',
  'send-to-gy': 'mandati al Cimitero per Evocare Specialmente',
  material: 'usati come materiale per evocare',
};
const COUNTABLES: Table<Countable, 'count', Nominal, [Speech]> = {
  card: ({ what }, speech) => speech.words.reference(what, 'object', speech),
  cards: ({ filter, different }, speech) => {
    if (different === 'attributes')
      return numberOf(`Attributi diversi tra ${speech.words.phrase(filter, { count: 'the' }, speech).text}`);
    if (different === 'monster-card-types')
      return numberOf(
        `tipi di carta mostro (Rituale, Fusione, Synchro, Xyz, Pendulum e Link) tra ${speech.words.phrase(filter, { count: 'the' }, speech).text}`,
      );
    const apart = different && { with: 'nomi diversi' };
    return numberOf(speech.words.phrase(filter, { count: 'plural', ...apart }, speech).text);
  },
  referenced: ({ what }, speech) => numberOf(speech.words.reference(what, 'object', speech).text),
  materials: ({ filter, of, different }, speech) => {
    const whom = speech.words.phrase(filter, { count: 'plural', place: 'unsaid' }, speech).text;
    const made = speech.words.reference(of, 'object', speech).text;
    const attributes =
      different === 'names' ? 'nomi diversi dei ' : different ? 'Attributi originali diversi dei ' : '';
    return numberOf(`${attributes}${whom} ${TAKEN_TO[takenFor(speech.card, of)]} ${made}`);
  },
  stat: ({ stat: name, of, original }, speech) => {
    const { noun, number } = statNamed(name, speech);
    return belonging(
      original ? composed(noun, ORIGINAL) : noun,
      number,
      speech.words.reference(of, 'subject', speech),
    );
  },
  total: ({ stat: name, filter, original }, speech) =>
    plain(
      `la somma ${after('di', the(STATS[name].noun.several, { gender: 'm', number: 'several' }))}${original ? ' originali' : ''} ${after('di', speech.words.phrase(filter, { count: 'all' }, speech).text)}`,
    ),
  highest: ({ stat: name, filter }, speech) =>
    plain(
      `${statNamed(name, speech).the} più alto ${after('di', speech.words.phrase(filter, { count: 'all' }, speech).text)}`,
    ),
  'activated-this-turn': ({ by, card, beside }, speech) =>
    plain(
      `il numero di Carte ${speech.words.phrase(card, { count: 'singular' }, speech).text} che ${by === 'you' ? 'hai attivato' : "l'avversario ha attivato"} in questo turno mentre ${speech.words.reference(beside, 'subject', speech).text} era scoperta sul tuo Terreno`,
    ),
  'chain-link': () => plain('il numero di Anello della Catena di questa carta'),
  'link-rating': ({ of }, speech) =>
    belonging(LINK_RATING, 'one', speech.words.reference(of, 'subject', speech)),
  counters: ({ counter, filter }, speech) => {
    const { text } = speech.words.phrase(filter, { count: 'the' }, speech);
    return numberOf(`${counterNoun(counter).several} ${after('su', text)}`);
  },
  'life-points': ({ side }, speech) => whose(side, LP, speech, 'several'),
  'battle-damage': ({ to }) =>
    plain(
      `il danno da combattimento che ${to === 'you' ? 'subiresti' : to === 'opponent' ? "l'avversario subirebbe" : 'i giocatori subirebbero'}`,
    ),
  every: ({ points, of }, speech) =>
    plain(
      `il numero di volte che ${points} è contenuto ${after('in', sayCountable(of, speech).text)} (arrotondato per eccesso)`,
    ),
  noted: ({ name }, { memory }) => {
    const counted = memory.mentions.get(boundKey(name));
    const noun = counted && nounSaid(counted.noun);
    return plain(
      memory.notes.get(name) ??
        EVENT_NUMBERS[name] ??
        (noun
          ? numberOf(`${noun.gender === 'f' ? 'quelle' : 'quei'} ${noun.several}`).text
          : "quell'ammontare"),
    );
  },
  'total-had': ({ stat: name, of, original }, speech) => {
    const { noun } = STATS[name];
    if (original) {
      const { text } = speech.words.reference(of, 'object', speech);
      return plain(
        `la somma ${name === 'level' ? 'dei' : 'degli'} ${composed(noun, ORIGINAL).several} ${after('di', text)}`,
      );
    }
    speech.words.reference(of, 'subject', speech);
    return plain(`la somma degli ${noun.several} che avevano mentre erano scoperti sul Terreno`);
  },
  sum: ({ of }, speech) =>
    plain(
      `la somma ${listOf(
        of.map((each) => after('di', sayAmount(each, speech).text)),
        'e',
      )}`,
    ),
  excess: ({ of, over }, speech) =>
    plain(`la differenza tra ${sayAmount(of, speech).text} e ${sayAmount(over, speech).text}`),
  greater: ({ of, or }, speech) =>
    plain(`${sayCountable(of, speech).text} o ${sayCountable(or, speech).text} (il valore più alto)`),
  times: ({ factor, amount }, speech) => times(factor, sayCountable(amount, speech)),
};
export const LP = masculine('LP');
const LINK_RATING: Noun = { one: 'Classificazione Link', several: 'Classificazioni Link', gender: 'f' };
/** What an event tells in numbers. */
const EVENT_NUMBERS: { readonly [name: string]: string } = {
  [EVENT_BATTLE_DAMAGE]: 'il danno da combattimento che hai subito',
  [EVENT_EFFECT_DAMAGE]: 'il danno da effetto che hai subito',
  [EVENT_MATERIALS]: 'il numero di materiali che questa carta aveva',
};
const sayCountable = speaker('count', COUNTABLES);

/** A change by less than 0 is said by its verb: "perde". */
const times = (factor: number, amount: Nominal): Nominal => {
  if (factor === -1) return amount;
  if (factor === 0.5) return { text: `la metà ${after('di', amount.text)}`, gender: 'f', number: 'one' };
  return plain(factor === 2 ? `il doppio ${after('di', amount.text)}` : `${amount.text} x ${factor}`);
};

export const sayAmount = (amount: Amount, speech: Speech): Nominal =>
  typeof amount === 'number' ? plain(`${amount}`) : sayCountable(amount, speech);

/** "500 ATK", "500 ATK per ogni mostro Drago sul Terreno", "ATK pari al suo ATK originale" */
export const quantity = (amount: Amount, unit: Noun, speech: Speech, infix = ''): string => {
  if (typeof amount === 'number') return `${amount} ${unitFor(amount, unit)}${infix}`;
  const each = perCard(amount);
  if (each) return `${each.factor} ${unitFor(each.factor, unit)}${infix} per ${eachOf(each.filter, speech)}`;
  return `${equalTo(unit)}${infix} pari ${after('a', sayCountable(amount, speech).text)}`;
};
const unitFor = (many: number, unit: Noun): string => (many === 1 ? unit.one : unit.several);
/** "danno pari a", "carte pari a" */
const equalTo = (unit: Noun): string => (unit.one === 'danno' ? unit.one : unit.several);
/** "ogni mostro Drago che controlli"; "ognuno di essi che sia un mostro Drago", if the text has just spoken of them. */
const eachOf = (filter: Filter, speech: Speech): string => {
  const pointed = filter.find((test) => test.test === 'is');
  if (pointed?.test !== 'is') return speech.words.phrase(filter, { count: 'each' }, speech).text;
  const noun = nounSaid(mentionOf(speech.memory, whatever(pointed.what))?.noun ?? '');
  const each = noun.gender === 'f' ? 'ognuna di esse' : 'ognuno di essi';
  const others = filter.filter((test) => test !== pointed);
  if (others.length === 0) return each;
  const [place, more] = others;
  if (place?.test === 'in' && !more) return `${each} ${sayPlace(place, { count: 'each' }, speech)}`;
  return `${each} che sia ${speech.words.phrase(others, { count: 'a' }, speech).text}`;
};
/** Wherever they are by now, they are called as before. */
const whatever = (what: Reference): Reference => (what.ref === 'now' ? whatever(what.of) : what);
export const DAMAGE = masculine('danno', 'danni');
