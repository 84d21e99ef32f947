/** Cards to which something is done, with the verb: "从卡组把1只怪兽特殊召唤", "那张卡破坏". */

import type { Agreeing, Cards, Differing, Filter, Target, Zone } from '@spellspeed/engine/language';
import { isInBattle } from '../meaning/battle.ts';
import { isAmong, isSeveral, leaveTheRest, ownZone, whoseStill } from '../meaning/cards.ts';
import { kindsOf } from '../meaning/each.ts';
import { isOneCard, isSaidAgain } from '../meaning/filters.ts';
import { isOnField, isWholeHand, sameZones, zonesOf } from '../meaning/places.ts';
import { aside, boundKey, introduce, type Mention, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { headNoun } from './phrase.ts';
import { isElsewhere, placeNames, sayPlace } from './place.ts';
import type { PhraseStyle, Speech } from './speech.ts';
import { dotted, either, STAT_NAMES, ZONE_NAMES } from './terms.ts';
import { draftOf } from './test.ts';

/** How a verb takes its cards. */
export interface Manner {
  /** "把" for what is done to cards, "让" for what they do. */
  readonly marker: '把' | '让';
  /** "墓地的这张卡" instead of "这张卡从墓地": for verbs that only name a place. */
  readonly own: 'from' | 'in';
}
const USUAL: Manner = { marker: '把', own: 'from' };

type Act = [verb: string, manner: Manner, speech: Speech];
const ACTS: Table<Cards, 'cards', string, Act> = {
  all: ({ filter }, verb, manner, speech) => {
    if (isOneCard(filter) && !isAmong(filter, speech.memory))
      return marked(speech.words.phrase(filter, {}, speech), verb, manner, speech);
    const hand = isWholeHand(filter)
      ? `${speech.words.phrase(filter, {}, speech).replace(/的卡$/, '')}`
      : undefined;
    return marked(`${hand ?? speech.words.phrase(filter, {}, speech)}全部`, verb, manner, speech);
  },
  chosen: (chosen, verb, manner, speech) => {
    const { filter, by, total } = chosen;
    if (total?.stat === 'original-level')
      return `原本等级合计直到${speech.words.amount(total.least, speech)}以上为止，选${speech.words.phrase(filter, {}, speech)}${verb}`;
    if (chosen.each || total?.stat === 'level') {
      const each = (chosen.each ? kindsOf(chosen) : [chosen.filter]).map((kind) =>
        speech.words.phrase(kind, chosen.each ? { count: { min: 1, max: 1 } } : {}, speech),
      );
      const sum =
        total?.stat === 'level' ? `等级合计直到变成${speech.words.amount(total.is, speech)}为止，` : '';
      return `${sum}选${each.join('和')}${verb}`;
    }
    if (total)
      return `${STAT_NAMES[total.stat]}合计最多到${speech.words.amount(total.most, speech)}以下为止，选${speech.words.phrase(filter, {}, speech)}${verb}`;
    const players = { ...speech.players, opponent: '自身' };
    const own: Speech = by === 'opponent' ? { ...speech, players } : speech;
    const style = { ...styleOf(chosen), many: manyOf(chosen, speech) };
    const act = chosenAct(filter, style, verb, manner, own);
    return by === 'opponent' ? `${speech.players.opponent}${act}` : act;
  },
  random: ({ filter, count }, verb, manner, speech) => {
    const cards = speech.words.phrase(filter, {}, speech);
    const phrase = isWholeHand(filter) ? cards.replace(/的卡$/, '') : cards;
    return `${speech.mood === 'done' ? manner.marker : ''}${phrase}随机${speech.mood === 'done' ? '' : '选'}${typeof count === 'number' ? count : `${speech.words.amount(count, speech)}的`}张${verb}`;
  },
  top: ({ side, count }, verb, { marker }, speech) => {
    const many = typeof count === 'number' ? `${count}张` : `${speech.words.amount(count, speech)}的`;
    return `从${speech.players[side]}卡组上面${marker}${many}卡${verb}`;
  },
  referenced: ({ what, still }, verb, manner, speech) => {
    const words = still ? stillMatching(what, still, speech) : speech.words.reference(what, speech);
    const where = what.ref === 'this' ? ownPlace(speech) : undefined;
    if (!where || speech.memory.saidWhere) return marked(words, verb, manner, speech);
    speech.memory.saidWhere = true;
    if (manner.own === 'in' || where.includes('·')) return marked(`${where}的${words}`, verb, manner, speech);
    return marked(words, `从${where}${verb}`, manner, speech);
  },
};
const sayAct = speaker('cards', ACTS);
/** "墓地", "手卡·场上": where the card itself is, unless it can only be the field. */
const ownPlace = ({ from, mood }: Speech): string | undefined =>
  mood === 'done' && from.some(isOnField) && !from.every(isOnField)
    ? dotted(placeNames(from))
    : OWN_PLACES[ownZone(from)];
/** Where a card can use its effect from, other than the field. */
const OWN_PLACES: { readonly [zone in Zone]?: string } = {
  hand: ZONE_NAMES.hand,
  gy: ZONE_NAMES.gy,
  banished: ZONE_NAMES.banished,
  deck: ZONE_NAMES.deck,
  extra: ZONE_NAMES.extra,
};
/** "把那张卡破坏", "那张卡破坏" */
const marked = (words: string, verb: string, { marker }: Manner, { mood }: Speech): string =>
  `${mood === 'done' ? marker : ''}${words}${verb}`;

type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;
const DIFFERENT: { readonly [of in Differing]: string } = {
  names: '卡名不同的',
  attributes: '属性不同的',
  races: '种族不同的',
  zones: '所在处不同的',
};
const SAME: { readonly [of in Agreeing]: string } = { names: '同名的' };
const together = (
  different?: Differing | readonly Differing[],
  same?: Agreeing,
): Pick<PhraseStyle, 'with'> => {
  const ways = [different ?? []].flat().map((of) => DIFFERENT[of]);
  if (ways.length > 0) return { with: ways.join('') };
  return same ? { with: SAME[same] } : {};
};
const styleOf = ({ min, max, different, same }: Chosen): PhraseStyle => ({
  ...(typeof max === 'number' ? { count: { min: min === 'max' ? max : min, max } } : {}),
  ...together(different, same),
});
/** "最多有那些怪兽数量的": how many, where a number would not say it. */
const manyOf = ({ min, max }: Chosen, speech: Speech): string => {
  if (typeof max === 'number') return '';
  const amount = speech.words.amount(max, speech);
  return min === 'max' ? `和${amount}相同数量的` : `最多有${amount}的`;
};
/** "从卡组把1只怪兽特殊召唤", "选场上1张卡破坏", "把自己场上1只怪兽解放" */
const chosenAct = (
  filter: Filter,
  { many, ...style }: PhraseStyle & { readonly many: string },
  verb: string,
  { marker }: Manner,
  speech: Speech,
): string => {
  const { places, among, host } = draftOf(filter, aside(speech));
  const [place] = places;
  const isFrom = place !== undefined && places.every(isElsewhere) && !sameZones(place.zones, ['banished']);
  if (host === undefined && (isFrom || among !== undefined)) {
    const from =
      among === undefined ? either(places.map((each) => sayPlace(each, speech, 'one'))) : `${among}之中`;
    const phrase = speech.words.phrase(filter, { ...style, where: 'unsaid' }, speech);
    if (among !== undefined) leaveTheRest(filter, speech.memory);
    return `从${from}${marker}${many}${phrase}${verb}`;
  }
  const phrase = speech.words.phrase(filter, style, speech);
  const isDone = speech.mood === 'done' || host !== undefined;
  return `${isDone ? marker : '选'}${many}${phrase}${verb}`;
};
/** Says what is done to the cards and, if the definition names them, remembers the name. */
export const act = (cards: Cards, verb: string, speech: Speech, manner: Partial<Manner> = {}): string => {
  const words = sayAct(cards, verb, { ...USUAL, ...manner }, speech);
  remember(cards, speech);
  return words;
};
/** The cards alone: "自己场上1只怪兽". */
export const nounOf = (cards: Cards, speech: Speech): string => {
  const words = sayNoun(cards, speech);
  remember(cards, speech);
  return words;
};
const sayNoun = (cards: Cards, speech: Speech): string => {
  if (cards.cards === 'all') return speech.words.phrase(cards.filter, {}, speech);
  if (cards.cards === 'chosen') return speech.words.phrase(cards.filter, styleOf(cards), speech);
  if (cards.cards === 'referenced')
    return cards.still
      ? stillMatching(cards.what, cards.still, speech)
      : speech.words.reference(cards.what, speech);
  return sayAct(cards, '', USUAL, speech);
};
const remember = (cards: Cards, speech: Speech): void => {
  if (cards.as === undefined) return;
  const mention = mentionFor(cards, speech);
  if (mention) introduce(speech.memory, boundKey(cards.as), mention);
};
const mentionFor = (cards: Cards, speech: Speech): Mention | undefined => {
  if (cards.cards === 'referenced') {
    const mention = mentionOf(speech.memory, cards.what);
    return mention && { ...mention, as: 'other' };
  }
  if (cards.cards === 'top')
    return { noun: '卡', number: cards.count === 1 ? 'one' : 'several', zones: ['deck'], as: 'other' };
  return describe(cards.filter, isSeveral(cards), 'other', speech);
};
/** All cards of a kind need no choice: whoever speaks of them first says which they are. */
export const nameUnsaid = (cards: Extract<Cards, { cards: 'all' }>, speech: Speech): boolean => {
  if (cards.as === undefined) return false;
  const key = boundKey(cards.as);
  introduce(speech.memory, key, describe(cards.filter, true, 'other', speech));
  speech.memory.unsaid.set(key, cards.filter);
  return true;
};

/** A card that the text points to already has a noun. */
const nounFor = (filter: Filter, speech: Speech): string => {
  const pointed = filter.find((test) => test.test === 'is');
  if (pointed?.test !== 'is') return headNoun(filter, aside(speech));
  return mentionOf(speech.memory, pointed.what)?.noun ?? (isInBattle(pointed.what) ? '怪兽' : '卡');
};
const describe = (filter: Filter, several: boolean, as: Mention['as'], speech: Speech): Mention => ({
  noun: nounFor(filter, speech),
  number: several ? 'several' : 'one',
  zones: zonesOf(filter),
  as,
  said: speech.words.phrase(filter, {}, aside(speech)),
});

/** "场上1张魔法·陷阱卡": what is targeted. */
export const sayTarget = (target: Target, speech: Speech): string => {
  const { filter, min, max, different, same, asManyAs } = target;
  const isNumber = typeof max === 'number' && !asManyAs;
  const style: PhraseStyle = {
    ...(isNumber ? { count: { min, max } } : {}),
    ...together(different, same),
  };
  const words = speech.words.phrase(filter, style, speech);
  const most = (): string => (asManyAs ? '相同数量的' : `最多有${speech.words.amount(max, speech)}的`);
  const many = isNumber ? '' : most();
  const number = !isNumber || max > 1 ? 'several' : 'one';
  introduce(speech.memory, boundKey(target.as), {
    ...describe(filter, number === 'several', 'target', speech),
    ...whoseStill(target),
  });
  return `${many}${words}${target.ifPossible ? '（有的场合）' : ''}`;
};

/** "那只表侧表示怪兽": what the text points to, and what must still hold of it. */
export const stillMatching = (
  what: Extract<Cards, { cards: 'referenced' }>['what'],
  still: Filter,
  speech: Speech,
): string => {
  const words = speech.words.reference(what, speech);
  const mention = mentionOf(speech.memory, what);
  const { places, face, position, clauses, race, attribute } = draftOf(
    still.filter(isSaidAgain),
    aside(speech),
  );
  const side = places.find((place) => place.side !== 'any')?.side ?? mention?.whose;
  const named = side === undefined || side === 'any' ? '' : speech.players[side];
  const owner = mention?.noun.startsWith(named) ? '' : named;
  const shown = face && position ? face + position : (position ?? (face ? `${face}表示` : ''));
  const attacking = still.some((test) => test.test === 'is' && test.what.ref === 'attacker') ? '攻击' : '';
  const again = dotted([race, attribute].filter((word) => word !== undefined));
  const traits = words.includes(again) ? '' : again;
  const link = shown && traits ? '的' : '';
  const state = `${clauses.join('')}${owner}${owner && (shown || traits) ? '的' : ''}${shown}${link}${traits}${attacking}`;
  if (what.ref === 'this' && shown !== '') return `${shown}的${words}`;
  if (!mention || state === '' || !words.endsWith(mention.noun)) return words;
  const those = words.slice(0, -mention.noun.length).replace(/(?:对方|自己)的?$/, '');
  return `${those}${state}${mention.noun === '卡' && shown ? '的' : ''}${mention.noun}`;
};
