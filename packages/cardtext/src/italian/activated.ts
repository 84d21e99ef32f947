/** What is activated, and what the activation includes. */
import type { Deed, Verb, Zone } from '@spellspeed/engine/language';
import { isTheField } from '../meaning/places.ts';
import { aside, introduce } from '../memory.ts';
import { after, theNoun } from './article.ts';
import { type EventOf, event, type Happening } from './happening.ts';
import { agreed, type Nominal } from './noun.ts';
import { headNoun } from './phrase.ts';
import { opponent, type Speech, youDo } from './speech.ts';
import { CARD, listOf, SPELL_TRAP, spaced, ZONE_NOUNS } from './terms.ts';

/** "il tuo avversario attiva una carta o un effetto che sta per distruggere una carta sul Terreno" */
export const activated = (pattern: EventOf<'activated'>, speech: Speech): Happening => {
  const { by, including, targeting } = pattern;
  const what = activatedWhat(pattern, speech);
  introduce(speech.memory, 'chained-to', { noun: CARD.one, number: 'one', zones: [], as: 'other' });
  const would = including
    ? `che sta per ${listOf(
        including.map((each) => deedWords(each, speech)),
        'o',
      )}`
    : '';
  const where = pattern.in ? whereActivated(pattern.in) : '';
  const targets = targeting
    ? `che sceglie come bersaglio ${pattern.alone ? 'solo ' : ''}${speech.words.phrase(targeting, { count: 'a' }, speech).text}`
    : '';
  const answered = pattern.inResponseTo ? inResponse(pattern.inResponseTo, speech) : '';
  const rest = spaced([where, would, targets, answered]);
  if (by === 'any') return event(spaced([agreed('viene attivat~', what), what.text, rest]));
  const who = by === 'opponent' ? `${opponent(speech)} attiva` : youDo(speech, '{attiva||attivi}');
  return event(spaced([who, what.text, rest]));
};
/** "sul Terreno", "nella mano o nel Cimitero" */
const whereActivated = (zones: readonly Zone[]): string =>
  isTheField(zones)
    ? 'sul Terreno'
    : listOf(
        zones.map((zone) => after('in', theNoun(ZONE_NOUNS[zone]).text)),
        'o',
      );
/** "in risposta all'attivazione di un mostro … da parte tua" */
const inResponse = (
  { by, card }: NonNullable<EventOf<'activated'>['inResponseTo']>,
  speech: Speech,
): string => {
  const { text } = speech.words.phrase(card, { count: 'a' }, aside(speech));
  const doer = by === 'any' ? '' : by === 'you' ? 'da parte tua' : 'da parte del tuo avversario';
  return spaced([`in risposta all'attivazione ${after('di', text)} o del suo effetto`, doer]);
};
/** "una carta o un effetto", "l'effetto di un mostro", "una Carta Magia/Trappola" */
const activatedWhat = ({ what, card }: EventOf<'activated'>, speech: Speech): Nominal => {
  const one: Nominal = { text: '', gender: 'f', number: 'one' };
  if (what === 'effect' && card.length > 0) {
    const { text } = speech.words.phrase(card, { count: 'a' }, speech);
    return { ...one, gender: 'm', text: `l'effetto ${after('di', text)}` };
  }
  if (card.length === 0) return { ...one, text: what === 'card' ? 'una carta' : 'una carta o un effetto' };
  const words = speech.words.phrase(card, { count: 'a' }, speech);
  if (words.gender === 'm') return { ...words, text: `l'effetto ${after('di', words.text)}` };
  const noun = headNoun(card, aside(speech));
  const isKind = noun.one === SPELL_TRAP.one || ['Magia', 'Trappola'].includes(noun.one);
  const cards = isKind ? words.text.replace(noun.one, `Carta ${noun.one}`) : words.text;
  return { ...words, text: what === 'card' ? cards : `${cards} o un suo effetto` };
};

/** "Evocare Specialmente un mostro dal Deck" */
const deedWords = ({ verb, from, to, toAtLeast }: Deed, speech: Speech): string => {
  if (to !== undefined)
    return `infliggere danno${to === 'any' ? '' : to === 'you' ? ' a te' : " all'avversario"}`;
  const [act, end] = DEED_WORDS[verb] ?? [verb, ''];
  if (toAtLeast) {
    const { text } = speech.words.phrase(toAtLeast.cards, { count: 'plural' }, speech);
    return spaced([act.replace('una carta', `${toAtLeast.count} o più ${text}`), end]);
  }
  if (from.length === 0) return spaced([act, end]);
  const where = isTheField(from)
    ? 'sul Terreno'
    : after(
        'da',
        listOf(
          [theNoun(ZONE_NOUNS[from[0] ?? 'deck']).text, ...from.slice(1).map((zone) => ZONE_NOUNS[zone].one)],
          'o',
        ),
      );
  return spaced([act, where, end]);
};
const DEED_WORDS: { readonly [verb in Verb]?: readonly [string, string] } = {
  'to-hand': ['aggiungere una carta', 'alla mano'],
  'to-deck': ['far ritornare una carta', 'nel Deck'],
  'send-to-gy': ['mandare una carta', 'al Cimitero'],
  'special-summon': ['Evocare Specialmente un mostro', ''],
  banish: ['bandire una carta', ''],
  destroy: ['distruggere una carta', ''],
};
