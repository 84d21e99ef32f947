/** Cards to which something is done, with the verb: "デッキからモンスター１体を特殊召喚する", "そのカードを破壊する". */

import type {
  Agreeing,
  Cards,
  Differing,
  Filter,
  Reference,
  Target,
  Zone,
} from '@spellspeed/engine/language';
import { isInBattle } from '../meaning/battle.ts';
import {
  countOf,
  isAmong,
  leaveTheRest,
  mentioned,
  type NounFor,
  ownZone,
  remember,
  whoseStill,
} from '../meaning/cards.ts';
import { kindsOf } from '../meaning/each.ts';
import { isOneCard, isSaidAgain } from '../meaning/filters.ts';
import { isOnField, isWholeHand, sameZones } from '../meaning/places.ts';
import { aside, boundKey, introduce, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { after, type Clause, clause } from './clause.ts';
import { asObject, headNoun, measureOf } from './phrase.ts';
import { isElsewhere, placeNames, sayPlace } from './place.ts';
import type { PhraseStyle, Speech } from './speech.ts';
import { bothOf, dotted, either, PLACE_NAMES, STAT_NAMES, wide } from './terms.ts';
import { draftOf } from './test.ts';
import { form, passive, type Verb } from './verb.ts';

/** How a verb takes its cards. */
interface Manner {
  /** "このカードを手札から特殊召喚", "墓地のこのカードを除外", "このカードを手札に加え". */
  readonly own?: 'from' | 'in' | 'unsaid';
  /** The verb when it comes of itself, if it is no passive: "守備表示になる". */
  readonly ofItself?: Verb;
}

type Act = [verb: Verb, manner: Manner, speech: Speech];
const ACTS: Table<Cards, 'cards', Clause, Act> = {
  all: ({ filter }, verb, manner, speech) => {
    const phrase = speech.words.phrase(filter, {}, speech);
    if (isOneCard(filter) && !isAmong(filter, speech.memory)) return done(phrase, verb, manner, speech);
    return done(withoutCard(filter, phrase), verb, manner, speech, '全て');
  },
  chosen: (chosen, verb, _, speech) => {
    const { total } = chosen;
    if (total?.stat === 'original-level')
      return clause(
        `元々のレベルの合計が${speech.words.amount(total.least, speech)}以上になるように${speech.words.phrase(chosen.filter, {}, speech)}を選んで`,
        verb,
      );
    if (chosen.each || total?.stat === 'level') {
      const each = (chosen.each ? kindsOf(chosen) : [chosen.filter]).map(
        (kind) => `${speech.words.phrase(kind, {}, speech)}${chosen.each ? '１体' : ''}`,
      );
      const sum =
        total?.stat === 'level' ? `レベルの合計が${speech.words.amount(total.is, speech)}になるように` : '';
      return clause(`${sum}${each.join('と')}を選んで`, verb);
    }
    if (total)
      return clause(
        `${STAT_NAMES[total.stat]}の合計が${speech.words.amount(total.most, speech)}以下になるように${speech.words.phrase(chosen.filter, {}, speech)}を選んで`,
        verb,
      );
    if (chosen.by !== 'opponent') return chosenAct(chosen, verb, speech);
    const players = { ...speech.players, opponent: '自身' };
    return after(`${speech.players.opponent}は`, chosenAct(chosen, verb, { ...speech, players }));
  },
  random: ({ filter, count }, verb, _, speech) => {
    const phrase = withoutCard(filter, speech.words.phrase(filter, {}, speech));
    return clause(
      `${phrase}をランダムに${typeof count === 'number' ? wide(count) : `${speech.words.amount(count, speech)}`}${measureOf(filter, aside(speech))}`,
      verb,
    );
  },
  top: ({ side, count }, verb, _, speech) => {
    const many = typeof count === 'number' ? `${wide(count)}枚` : `${speech.words.amount(count, speech)}だけ`;
    return clause(`${speech.players[side]}のデッキの上からカードを${many}`, verb);
  },
  referenced: ({ what, still }, verb, manner, speech) => {
    const words = still ? stillMatching(what, still, speech) : speech.words.reference(what, speech);
    const where = what.ref === 'this' && manner.own !== 'unsaid' ? ownPlace(speech) : undefined;
    if (!where || speech.memory.saidWhere) return done(words, verb, manner, speech);
    speech.memory.saidWhere = true;
    if (manner.own === 'in' || where.includes('・')) return done(`${where}の${words}`, verb, manner, speech);
    return done(words, verb, manner, speech, `${where}から`);
  },
};
const sayAct = speaker('cards', ACTS);
/** "手札を全て": the hand needs no noun. */
const withoutCard = (filter: Filter, phrase: string): string =>
  isWholeHand(filter) ? phrase.replace(/のカード$/, '') : phrase;
/** "墓地", "手札・フィールド": where the card itself is, unless it can only be the field. */
const ownPlace = ({ from, mood }: Speech): string | undefined =>
  mood === 'cost' && from.some(isOnField) && !from.every(isOnField)
    ? dotted(placeNames(from))
    : OWN_PLACES[ownZone(from)];
/** Where a card can use its effect from, other than the field. */
const OWN_PLACES: { readonly [zone in Zone]?: string } = {
  hand: PLACE_NAMES.hand,
  gy: PLACE_NAMES.gy,
  banished: PLACE_NAMES.banished,
  deck: PLACE_NAMES.deck,
  extra: PLACE_NAMES.extra,
};
/** "そのカードを破壊する", "そのカードは破壊される" */
const done = (words: string, verb: Verb, { ofItself }: Manner, { mood }: Speech, then = ''): Clause =>
  mood === 'of-itself'
    ? clause(`${words}は${then}`, ofItself ?? passive(verb))
    : clause(`${words}を${then}`, verb);

type Chosen = Extract<Cards, { readonly cards: 'chosen' }>;
const DIFFERENT: { readonly [of in Differing]: string } = {
  names: 'カード名が異なる',
  attributes: '属性が異なる',
  races: '種族が異なる',
  zones: '場所が異なる',
};
const SAME: { readonly [of in Agreeing]: string } = { names: '同名の' };
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
/** "それらのモンスターの数まで、": how many, where a number would not say it. */
const manyOf = ({ min, max }: Pick<Chosen, 'min' | 'max'>, speech: Speech): string => {
  if (typeof max === 'number') return '';
  return `${speech.words.amount(max, speech)}${min === 'max' ? 'だけ' : 'まで'}、`;
};
/** "デッキからモンスター１体を", "フィールドのカード１枚を選んで", "このカードのＸ素材を１つ" */
const chosenAct = (chosen: Chosen, verb: Verb, speech: Speech): Clause => {
  const { filter } = chosen;
  const style = styleOf(chosen);
  const many = manyOf(chosen, speech);
  const { places, among, host } = draftOf(filter, aside(speech));
  if (host !== undefined) return clause(materials(filter, style, speech), verb);
  if (among !== undefined || (places.length > 0 && places.every(isDrawnFrom))) {
    const from = among ?? either(places.map((each) => sayPlace(each, speech, 'one')));
    const phrase = asObject(filter, { ...style, where: 'unsaid' }, speech);
    if (among !== undefined) leaveTheRest(filter, speech.memory);
    return clause(`${many}${from}${among === undefined ? '' : 'の中'}から${phrase}`, verb);
  }
  const isBanished = places.some(({ zones }) => sameZones(zones, ['banished']));
  const choose = speech.mood === 'cost' || isBanished ? '' : '選んで';
  return clause(`${many}${asObject(filter, style, speech)}${choose}`, verb);
};
const isDrawnFrom = (place: Parameters<typeof isElsewhere>[0]): boolean =>
  isElsewhere(place) && !sameZones(place.zones, ['banished']);
/** "このカードのＸ素材を１つ" */
const materials = (filter: Filter, { count }: PhraseStyle, speech: Speech): string =>
  `${speech.words.phrase(filter, {}, speech)}を${count ? `${wide(count.max)}つ` : ''}`;

/** Says what is done to the cards and, if the definition names them, remembers the name. */
export const act = (cards: Cards, verb: Verb, speech: Speech, manner: Manner = {}): Clause => {
  const words = sayAct(cards, verb, manner, speech);
  remember(cards, speech.memory, nounFor(speech));
  tellApart(cards, verb, speech);
  return words;
};
/** "墓地へ送ったモンスター": what a cost was paid with is told apart from the targets by what was done to it. */
export const tellApart = (cards: Cards, verb: Verb, { memory, mood }: Speech): void => {
  if (mood !== 'cost' || cards.as === undefined || cards.cards === 'referenced') return;
  const key = boundKey(cards.as);
  const mention = memory.mentions.get(key);
  if (mention) introduce(memory, key, { ...mention, said: `${form(verb, 'past')}${mention.noun}` });
};
/** The cards alone: "自分フィールドのモンスター１体". */
export const nounOf = (cards: Cards, speech: Speech): string => {
  const words = sayNoun(cards, speech);
  remember(cards, speech.memory, nounFor(speech));
  return words;
};
const sayNoun = (cards: Cards, speech: Speech): string => {
  switch (cards.cards) {
    case 'all':
      return speech.words.phrase(cards.filter, {}, speech);
    case 'random':
      return speech.words.phrase(cards.filter, {}, speech);
    case 'chosen':
      return speech.words.phrase(cards.filter, styleOf(cards), speech);
    case 'top':
      return `${speech.players[cards.side]}のデッキの上のカード`;
    case 'referenced':
      return cards.still
        ? stillMatching(cards.what, cards.still, speech)
        : speech.words.reference(cards.what, speech);
  }
};

/** A card that the text points to already has a noun. */
const isMonster = (what: Reference): boolean => isInBattle(what) || what.ref === 'materials';
export const nounFor =
  (speech: Speech): NounFor =>
  (filter) => {
    const pointed = filter.find((test) => test.test === 'is');
    if (pointed?.test !== 'is') return headNoun(filter, aside(speech));
    return (
      mentionOf(speech.memory, pointed.what)?.noun ?? (isMonster(pointed.what) ? 'モンスター' : 'カード')
    );
  };

/** "フィールドの魔法・罠カード１枚を対象として", "Ａ１体とＢ１体を対象として", "カードを２枚まで対象として" */
export const sayTargets = (targets: readonly Target[], speech: Speech): string => {
  if (targets.length === 0) return '';
  const many = targets.map((target) => manyOf(target, speech)).join('');
  const [only, ...more] = targets;
  if (only && more.length === 0)
    return `${many}${targetAsObject(only, speech)}対象として${only.ifPossible ? '（可能な場合）' : ''}`;
  const nouns = targets.map((target) => {
    const words = speech.words.phrase(target.filter, styleOfTarget(target), speech);
    rememberTarget(target, speech);
    return target.asManyAs ? `同じ数の${words}` : words;
  });
  return `${many}${bothOf(nouns)}を対象として`;
};
const targetAsObject = (target: Target, speech: Speech): string => {
  const words = asObject(target.filter, styleOfTarget(target), speech);
  rememberTarget(target, speech);
  return words;
};
const styleOfTarget = ({ min, max, different, same, asManyAs }: Target): PhraseStyle => ({
  ...(typeof max === 'number' && !asManyAs ? { count: { min, max } } : {}),
  ...together(different, same),
});
const rememberTarget = (target: Target, speech: Speech): void => {
  const { as, filter, max } = target;
  const several = typeof max !== 'number' || max > 1;
  const mention = mentioned(filter, { several, as: 'target', nounFor: nounFor(speech) });
  const said = speech.words.phrase(filter, {}, aside(speech));
  introduce(speech.memory, boundKey(as), { ...mention, said, ...whoseStill(target), ...countOf(target) });
};

/** "その表側表示モンスター": what the text points to, and what must still hold of it. */
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
  const owner = side === undefined || side === 'any' ? '' : speech.players[side];
  const shown = face && position ? face + position : (position ?? (face ? `${face}表示` : ''));
  const attacking = still.some((test) => test.test === 'is' && test.what.ref === 'attacker') ? '攻撃' : '';
  if (what.ref === 'this' && shown !== '') return `${shown}の${words}`;
  if (!mention || !words.endsWith(mention.noun) || mention.noun.startsWith(owner || '？')) return words;
  const isCard = mention.noun === 'カード';
  const again = dotted([race, attribute].filter((word) => word !== undefined));
  const traits = words.includes(again) ? '' : again;
  const isPlain = !isCard && shown === '' && traits === '';
  const whose = owner === '' || (isPlain && owner === '相手') ? owner : `${owner}の`;
  const link = shown !== '' && (isCard || traits !== '') ? 'の' : '';
  const state = `${clauses.join('')}${whose}${shown}${link}${traits}${attacking}`;
  const those =
    mention.number === 'several' && clauses.length > 0
      ? 'それらの内、'
      : words.slice(0, -mention.noun.length).replace(/(?:相手|自分)の?$/, '');
  return `${those}${state}${mention.noun}`;
};
