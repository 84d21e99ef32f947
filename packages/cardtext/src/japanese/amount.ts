/** Numbers: "５００", "そのモンスターの攻撃力", "自分の墓地のモンスターの数". */

import {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  EVENT_MATERIALS,
  type Filter,
} from '@spellspeed/engine/language';
import { perCard } from '../meaning/amounts.ts';
import { isWholeHand, sideOf } from '../meaning/places.ts';
import { takenFor } from '../meaning/summoning.ts';
import { boundKey } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { counterName } from './counters.ts';
import { type Speech, who } from './speech.ts';
import { bothOf, STAT_NAMES, wide } from './terms.ts';

const TAKEN_FOR = {
  tribute: 'の特殊召喚のためにリリースした',
  banish: 'の特殊召喚のために除外した',
  'send-to-gy': 'の特殊召喚のために墓地へ送った',
  material: 'の召喚の素材とした',
};
const COUNTABLES: Table<Countable, 'count', string, [Speech]> = {
  card: ({ what }, speech) => speech.words.reference(what, speech),
  cards: ({ filter, different }, speech) =>
    different === 'monster-card-types'
      ? `${cardsOf(filter, speech)}の種類（儀式・融合・Ｓ・Ｘ・Ｐ・リンク）の数`
      : `${cardsOf(filter, speech)}の${different === 'attributes' ? '属性の種類の' : different ? '種類の' : ''}数`,
  referenced: ({ what }, speech) => `${speech.words.reference(what, speech)}の数`,
  materials: ({ filter, of, different }, speech) =>
    `${speech.words.reference(of, speech)}${TAKEN_FOR[takenFor(speech.card, of)]}${speech.words.phrase(filter, { where: 'unsaid' }, speech)}の${different === 'names' ? '種類の' : different ? '元々の属性の種類の' : ''}数`,
  stat: ({ stat, of, original }, speech) =>
    `${speech.words.reference(of, speech)}の${original ? '元々の' : ''}${STAT_NAMES[stat]}`,
  total: ({ stat, filter, original }, speech) =>
    `${speech.words.phrase(filter, {}, speech)}の${original ? '元々の' : ''}${STAT_NAMES[stat]}の合計`,
  highest: ({ stat, filter }, speech) =>
    `${speech.words.phrase(filter, {}, speech)}の中で一番高い${STAT_NAMES[stat]}`,
  'activated-this-turn': ({ by, card, beside }, speech) =>
    `${speech.words.reference(beside, speech)}が表側表示で存在する間にこのターン${who(by, speech)}が発動した${speech.words.phrase(card, {}, speech)}の数`,
  'chain-link': () => 'このカードのチェーンの番号',
  'link-rating': ({ of }, speech) => `${speech.words.reference(of, speech)}のリンクマーカーの数`,
  counters: ({ counter, filter }, speech) =>
    `${speech.words.phrase(filter, {}, speech)}の${counterName(counter)}の数`,
  'life-points': ({ side }, { players }) => `${side === 'any' ? 'お互い' : players[side]}のＬＰ`,
  'battle-damage': ({ to }, { players }) => `${to === 'any' ? 'お互い' : players[to]}が受ける戦闘ダメージ`,
  every: ({ points, of }, speech) => `${sayCountable(of, speech)}${wide(points)}につき１つの数`,
  noted: ({ name }, { memory }) => {
    const counted = memory.mentions.get(boundKey(name));
    return memory.notes.get(name) ?? NOTED[name] ?? (counted ? `それらの${counted.noun}の数` : 'その数値');
  },
  'total-had': ({ stat, of, original }, speech) => {
    const cards = speech.words.reference(of, speech);
    const when = original ? '元々の' : 'フィールドに表側表示で存在した時の';
    return `${cards}の${when}${STAT_NAMES[stat]}の合計`;
  },
  sum: ({ of }, speech) => {
    const parts = of.map((each) => sayAmount(each, speech));
    const isRaised = of.some((each) => typeof each === 'number');
    return isRaised ? parts.join('＋') : `${bothOf(parts.map((part) => part.replace(/の合計$/, '')))}の合計`;
  },
  excess: ({ of, over }, speech) => {
    const isNumber = typeof of === 'object' && of.count === 'cards';
    return `${sayAmount(of, speech)}が${sayAmount(over, speech)}を超える${isNumber ? '数' : '数値'}`;
  },
  greater: ({ of, or }, speech) =>
    `${sayCountable(of, speech)}と${sayCountable(or, speech)}の内、高い方の数値`,
  times: ({ factor, amount }, speech) => timesWords(factor, sayCountable(amount, speech)),
};
/** What an effect without a text of its own has noted. */
const NOTED: { readonly [name in string]?: string } = {
  [EVENT_BATTLE_DAMAGE]: '受けた戦闘ダメージ',
  [EVENT_EFFECT_DAMAGE]: '受けた効果ダメージ',
  [EVENT_MATERIALS]: 'このカードが持っていた素材の数',
};
const sayCountable = speaker('count', COUNTABLES);

/** "自分の手札", "自分フィールドのモンスター" */
const cardsOf = (filter: Filter, speech: Speech): string => {
  const side = sideOf(filter);
  return isWholeHand(filter) && side !== undefined && side !== 'any'
    ? `${speech.players[side]}の手札`
    : speech.words.phrase(filter, {}, speech);
};

/** A change by less than 0 is said by its verb: "ダウンする". */
const timesWords = (factor: number, words: string): string => {
  if (Math.abs(factor) === 1) return words;
  if (factor === 0.5) return `${words}の半分`;
  return factor === 2 ? `${words}の倍` : `${words}×${wide(Math.abs(factor))}`;
};

export const sayAmount = (amount: Amount, speech: Speech): string =>
  typeof amount === 'number' ? wide(amount) : sayCountable(amount, speech);

/** What something is changed by: "５００", "…の数×５００", "そのモンスターの攻撃力分". */
export const quantity = (amount: Amount, speech: Speech): string => {
  if (typeof amount === 'number') return wide(Math.abs(amount));
  const each = perCard(amount);
  if (each) return timesWords(Math.abs(each.factor), `${cardsOf(each.filter, speech)}の数`);
  const words = sayCountable(amount, speech);
  return /([×＋][０-９]+|数値?|半分|倍)$/.test(words) ? words : `${words}分`;
};
/** "…の数だけ", "そのモンスターの攻撃力分だけ": so many of something. */
export const asManyAs = (amount: Amount, speech: Speech): string => {
  const words = quantity(amount, speech);
  return /×[０-９]+$/.test(words) ? words : `${words}だけ`;
};
