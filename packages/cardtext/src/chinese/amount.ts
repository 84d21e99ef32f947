/** Numbers: "500", "那只怪兽的攻击力", "自己墓地的怪兽数量". */
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
import { type Speech, who } from './speech.ts';
import { bothOf, counterName, STAT_NAMES } from './terms.ts';

const TAKEN_FOR = {
  tribute: (monster: string) => `为${monster}的特殊召唤而解放的`,
  banish: (monster: string) => `为${monster}的特殊召唤而除外的`,
  'send-to-gy': (monster: string) => `为${monster}的特殊召唤而送去墓地的`,
  material: (monster: string) => `作为${monster}的召唤素材的`,
};
const COUNTABLES: Table<Countable, 'count', string, [Speech]> = {
  card: ({ what }, speech) => speech.words.reference(what, speech),
  cards: ({ filter, different }, speech) =>
    different === 'monster-card-types'
      ? `${cardsOf(filter, speech)}的种类（仪式·融合·同调·超量·灵摆·连接）数量`
      : `${cardsOf(filter, speech)}${different === 'attributes' ? '属性的种类' : different ? '种类' : ''}数量`,
  referenced: ({ what }, speech) => `${speech.words.reference(what, speech)}数量`,
  materials: ({ filter, of, different }, speech) =>
    `${TAKEN_FOR[takenFor(speech.card, of)](speech.words.reference(of, speech))}${speech.words.phrase(filter, { where: 'unsaid' }, speech)}${different === 'names' ? '的卡名的种类' : different ? '的原本属性的种类' : ''}数量`,
  stat: ({ stat, of, original }, speech) =>
    `${speech.words.reference(of, speech)}的${original ? '原本' : ''}${STAT_NAMES[stat]}`,
  total: ({ stat, filter, original }, speech) =>
    `${speech.words.phrase(filter, {}, speech)}的${original ? '原本' : ''}${STAT_NAMES[stat]}合计`,
  highest: ({ stat, filter }, speech) =>
    `${speech.words.phrase(filter, {}, speech)}的${STAT_NAMES[stat]}之中的最高数值`,
  'activated-this-turn': ({ by, card, beside }, speech) =>
    `这个回合${speech.words.reference(beside, speech)}在场上表侧表示存在期间${who(by, speech)}发动的${speech.words.phrase(card, {}, speech)}的数量`,
  'chain-link': () => '这张卡的连锁序号',
  'link-rating': ({ of }, speech) => `${speech.words.reference(of, speech)}的连接标记数量`,
  counters: ({ counter, filter }, speech) =>
    `${speech.words.phrase(filter, {}, speech)}的${counterName(counter)}数量`,
  'life-points': ({ side }, { players }) => `${side === 'any' ? '双方' : players[side]}基本分`,
  'battle-damage': ({ to }, { players }) => `${to === 'any' ? '双方' : players[to]}受到的战斗伤害`,
  every: ({ points, of }, speech) => `${sayCountable(of, speech)}的每${points}`,
  noted: ({ name }, { memory }) => {
    const counted = memory.mentions.get(boundKey(name));
    return memory.notes.get(name) ?? NOTED[name] ?? (counted ? `那些${counted.noun}数量` : '那个数值');
  },
  'total-had': ({ stat, of, original }, speech) =>
    original
      ? `${speech.words.reference(of, speech)}的原本${STAT_NAMES[stat]}合计`
      : `${speech.words.reference(of, speech)}在场上表侧表示存在时的${STAT_NAMES[stat]}合计`,
  sum: ({ of }, speech) => `${bothOf(of.map((each) => sayAmount(each, speech)))}的合计`,
  excess: ({ of, over }, speech) => `${sayAmount(of, speech)}超过${sayAmount(over, speech)}的数值`,
  greater: ({ of, or }, speech) => `${sayCountable(of, speech)}和${sayCountable(or, speech)}之内较高方的数值`,
  times: ({ factor, amount }, speech) => timesWords(factor, sayCountable(amount, speech)),
};
/** What an effect without a text of its own has noted. */
const NOTED: { readonly [name in string]?: string } = {
  [EVENT_BATTLE_DAMAGE]: '受到的战斗伤害',
  [EVENT_EFFECT_DAMAGE]: '受到的效果伤害',
  [EVENT_MATERIALS]: '这张卡持有的超量素材数量',
};
const sayCountable = speaker('count', COUNTABLES);

/** "自己手卡", "自己场上的怪兽" */
const cardsOf = (filter: Filter, speech: Speech): string => {
  const side = sideOf(filter);
  return isWholeHand(filter) && side !== undefined && side !== 'any'
    ? `${speech.players[side]}手卡`
    : speech.words.phrase(filter, {}, speech);
};

/** A change by less than 0 is said by its verb: "下降". */
const timesWords = (factor: number, words: string): string => {
  if (Math.abs(factor) === 1) return words;
  return factor === 0.5 ? `${words}的一半` : factor === 2 ? `${words}的2倍` : `${words}×${Math.abs(factor)}`;
};

export const sayAmount = (amount: Amount, speech: Speech): string =>
  typeof amount === 'number' ? `${amount}` : sayCountable(amount, speech);

/** What something is changed by: "500", "…数量×500", "那只怪兽的攻击力数值". */
export const quantity = (amount: Amount, speech: Speech): string => {
  if (typeof amount === 'number') return `${Math.abs(amount)}`;
  const each = perCard(amount);
  if (each)
    return `${cardsOf(each.filter, speech)}数量${each.factor === 1 ? '' : `×${Math.abs(each.factor)}`}`;
  const words = sayCountable(amount, speech);
  return /(×\d+|数值|数量|一半|2倍)$/.test(words) ? words : `${words}数值`;
};
