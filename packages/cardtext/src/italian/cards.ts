/** The cards to which something is done, in words. */

import type { Agreeing, Cards, Differing, Filter, Target, Zone } from '@spellspeed/engine/language';
import { isInBattle } from '../meaning/battle.ts';
import { leaveUnsaid, mentioned, type NounFor, ownZone, remember, whoseStill } from '../meaning/cards.ts';
import { kindsOf } from '../meaning/each.ts';
import { isOneCard } from '../meaning/filters.ts';
import { aside, boundKey, introduce, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { STATS } from './amount.ts';
import { after } from './article.ts';
import type { Nominal } from './noun.ts';
import { headNoun } from './phrase.ts';
import { thatNoun } from './reference.ts';
import { opponent, type PhraseStyle, type Speech } from './speech.ts';
import { stillMatching } from './still.ts';
import { CARD, MONSTER, nounSaid } from './terms.ts';

type Style = Omit<PhraseStyle, 'count'>;
type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;

const DIFFERENT: { readonly [of in Differing]: string } = {
  names: 'nomi diversi',
  attributes: 'Attributi diversi',
  races: 'Tipi diversi',
  zones: 'posizioni diverse',
};
const SAME: { readonly [of in Agreeing]: string } = { names: 'lo stesso nome' };
/** "con nomi diversi", "con lo stesso nome" */
const together = (
  different?: Differing | readonly Differing[],
  same?: Agreeing,
): Pick<PhraseStyle, 'with'> => {
  const ways = [different ?? []].flat().map((of) => DIFFERENT[of]);
  if (ways.length > 0) return { with: ways.join(' e ') };
  return same ? { with: SAME[same] } : {};
};
const CARDS: Table<Cards, 'cards', Nominal, [Speech, Style]> = {
  all: ({ filter }, speech, style) =>
    speech.words.phrase(filter, { ...style, count: isOneCard(filter) ? 'singular' : 'all' }, speech),
  chosen: (chosen, speech, style) => {
    const { filter, min, max, by, different, same, total } = chosen;
    if (chosen.each) {
      const one = (kind: Filter): Nominal =>
        speech.words.phrase(kind, { ...style, count: { min: 1, max: 1 } }, speech);
      const [first, ...others] = kindsOf(chosen).map(one);
      const each = [first, ...others].flatMap((every) => (every ? [every.text] : [])).join(' e ');
      const sum =
        total?.stat === 'level'
          ? ` il cui Livello totale è pari ${after('a', speech.words.amount(total.is, speech).text)}`
          : '';
      return { text: each + sum, gender: 'm', number: 'several' };
    }
    if (total) {
      const plural = speech.words.phrase(filter, { ...style, count: 'plural' }, speech);
      if (total.stat === 'original-level')
        return {
          ...plural,
          text: `${plural.text} la cui somma dei Livelli originali è superiore o uguale ${after('a', speech.words.amount(total.least, speech).text)}`,
        };
      if (total.stat === 'level')
        return {
          ...plural,
          text: `${plural.text} il cui Livello totale è pari ${after('a', speech.words.amount(total.is, speech).text)}`,
        };
      const most = after('a', speech.words.amount(total.most, speech).text);
      return {
        ...plural,
        text: `${plural.text} la cui somma degli ${STATS[total.stat].noun.several} è inferiore o uguale ${most}`,
      };
    }
    const full: Style = { ...style, ...together(different, same) };
    const choice = by === 'opponent' ? ` (a scelta ${after('di', opponent(speech))})` : '';
    if (typeof max !== 'number') return asManyAs(chosen, full, choice, speech);
    const one = max === 1 ? oneOfThose(filter, speech) : undefined;
    const count = { min: min === 'max' ? max : min, max };
    const phrase = one ?? speech.words.phrase(filter, { ...full, count }, speech);
    return { ...phrase, text: phrase.text + choice };
  },
  random: ({ filter, count }, speech, style) => {
    if (typeof count === 'number')
      return speech.words.phrase(
        filter,
        { ...style, count: { min: count, max: count }, random: true },
        speech,
      );
    const cards = speech.words.phrase(filter, { ...style, count: 'plural', random: true }, speech);
    return { ...cards, text: `${cards.text} pari ${after('a', speech.words.amount(count, speech).text)}` };
  },
  top: ({ side, count }, speech) => {
    const deck =
      side === 'you'
        ? `del ${speech.you === 'tu' ? 'tuo' : 'suo'} Deck`
        : `del Deck ${after('di', opponent(speech))}`;
    if (count === 1) return { text: `la prima carta ${deck}`, gender: 'f', number: 'one' };
    const text =
      typeof count === 'number'
        ? `le prime ${count} carte ${deck}`
        : `carte dalla cima ${deck} pari ${after('a', speech.words.amount(count, speech).text)}`;
    return { text, gender: 'f', number: 'several' };
  },
  referenced: ({ what, still }, speech, style) => {
    if (still) return stillMatching(what, still, speech);
    const words = speech.words.reference(what, 'object', speech);
    const where = what.ref === 'this' && style.place === 'from' ? ownPlace(speech.from) : undefined;
    if (!where || words.pronoun || speech.memory.saidWhere) return words;
    speech.memory.saidWhere = true;
    return { ...words, text: `${words.text} ${where}` };
  },
};
const sayAnyCards = speaker('cards', CARDS);

/** "carte controllate dal tuo avversario, fino al numero di …" */
const asManyAs = ({ filter, min, max }: Chosen, style: Style, choice: string, speech: Speech): Nominal => {
  const all = speech.words.phrase(filter, { ...style, count: 'plural' }, speech);
  const many = after('a', speech.words.amount(max, speech).text);
  const stop = all.text.includes(', eccetto') ? ',' : '';
  const text = min === 'max' ? `${all.text}${choice}${stop} pari ${many}` : `${all.text}, fino ${many}`;
  return { ...all, text };
};
/** "1 di quei mostri": one of several that the text points to. */
const oneOfThose = (filter: Filter, { memory }: Speech): Nominal | undefined => {
  const pointed = filter.find((test) => test.test === 'is');
  const mention = pointed?.test === 'is' ? mentionOf(memory, pointed.what) : undefined;
  if (!mention || pointed?.test !== 'is' || pointed.what.ref !== 'event') return undefined;
  const noun = nounSaid(mention.noun);
  return { text: `1 di ${thatNoun(noun, 'several').text}`, gender: noun.gender, number: 'one' };
};

const ownPlace = (from: readonly Zone[]): string | undefined =>
  from.length === 2 && from.includes('hand') && from.includes('monsters')
    ? 'dalla tua mano o Terreno'
    : OWN_PLACES[ownZone(from)];
/** Where a card can use its effect from, other than the field. */
const OWN_PLACES: { readonly [zone in Zone]?: string } = {
  hand: 'dalla tua mano',
  gy: 'dal tuo Cimitero',
  banished: 'dalle tue carte bandite',
  deck: 'dal tuo Deck',
  extra: 'dal tuo Extra Deck',
};
/** Says the cards and, if the definition names them, remembers the name. */
export const sayCards = (cards: Cards, speech: Speech, style: Style = {}): Nominal => {
  const words = sayAnyCards(cards, speech, style);
  remember(cards, speech.memory, nounIn(speech));
  return words;
};
export const nameUnsaid = (cards: Extract<Cards, { cards: 'all' }>, speech: Speech): boolean =>
  leaveUnsaid(cards, speech.memory, nounIn(speech));

const nounIn =
  (speech: Speech): NounFor =>
  (filter) =>
    nounFor(filter, speech);
/** A card that the text points to already has a noun. */
const nounFor = (filter: Filter, speech: Speech): string => {
  const pointed = filter.find((test) => test.test === 'is');
  if (pointed?.test !== 'is') return headNoun(filter, aside(speech)).one;
  return mentionOf(speech.memory, pointed.what)?.noun ?? (isInBattle(pointed.what) ? MONSTER : CARD).one;
};

/** "1 mostro scoperto sul Terreno", "il mostro attaccante": what is targeted. */
export const sayTarget = (target: Target, speech: Speech): string => {
  const { filter, min, max, different, same, asManyAs } = target;
  const isNumber = typeof max === 'number' && !asManyAs;
  const style: PhraseStyle = {
    count: isNumber ? { min, max } : 'plural',
    ...together(different, same),
  };
  const { text } = speech.words.phrase(filter, style, speech);
  const several = !isNumber || max > 1;
  introduce(speech.memory, boundKey(target.as), {
    ...mentioned(filter, { several, as: 'target', nounFor: nounIn(speech) }),
    ...whoseStill(target),
  });
  if (asManyAs) return `un numero uguale di ${text}`;
  const many = isNumber ? text : `${text}, fino ${after('a', speech.words.amount(max, speech).text)}`;
  return target.ifPossible ? `${many} (se possibile)` : many;
};
