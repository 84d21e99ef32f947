/** What each test of a filter adds to a noun phrase. */
import type { Amount, Filter, Reference, SummonedHow, Test } from '@spellspeed/engine/language';
import { isSame } from '../grammar/phrase.ts';
import { higherBy, type Measure, measuresOf, strictlyLess } from '../meaning/amounts.ts';
import {
  type Draft,
  EMPTY_DRAFT,
  type Head,
  TRAITS,
  withAlternatives,
  withClause,
} from '../meaning/draft.ts';
import { asMonster, kindOfProperty, onlyMeant } from '../meaning/filters.ts';
import { isPlace } from '../meaning/places.ts';
import { boundKey, mentionOf } from '../memory.ts';
import { speaker, type Table } from '../tables.ts';
import { MONSTER } from './draft.ts';
import type { Speech } from './speech.ts';
import {
  ABILITY_NAMES,
  ATTRIBUTE_NAMES,
  cardName,
  counterName,
  either,
  FACE_NAMES,
  FRAME_NAMES,
  POSITION_NAMES,
  PROPERTY_NAMES,
  RACE_NAMES,
  STAT_NAMES,
  SUMMON_NAMES,
  SUMMONED_HOW,
  seriesName,
  ZONE_NAMES,
} from './terms.ts';

const FIELDS_OF = { you: '自己场上', opponent: '对方场上', any: '场上' };
const KIND_HEADS = {
  monster: MONSTER,
  spell: { noun: '魔法卡', measure: '张' },
  trap: { noun: '陷阱卡', measure: '张' },
} as const;

type Limit = Amount | undefined;
/** "1500以下", "4·5", "7以上" */
const range = (min: Limit, max: Limit, unit: string, speech: Speech): string => {
  const say = (limit: Amount): string => speech.words.amount(limit, speech);
  if (min !== undefined && JSON.stringify(min) === JSON.stringify(max))
    return typeof min === 'number' ? `${min}${unit}` : say(min);
  if (typeof min === 'number' && typeof max === 'number')
    return max - min === 1 ? `${min}·${max}${unit}` : `${min}～${max}${unit}`;
  const low = min === undefined ? '' : `${say(min)}${typeof min === 'number' ? unit : ''}以上`;
  const high = max === undefined ? '' : `${say(max)}${typeof max === 'number' ? unit : ''}以下`;
  return [low, high].filter((part) => part !== '').join('而');
};
const sayStat = (
  { stat, min, max }: Extract<Test, { test: 'stat' }>,
  draft: Draft,
  speech: Speech,
): Draft => {
  const name = STAT_NAMES[stat];
  const less = strictlyLess(max);
  if (less)
    return withClause(
      draft,
      `持有比${speech.words.reference(less.of, speech)}的${STAT_NAMES[less.stat]}低的${name}的`,
    );
  const isVariable = typeof min === 'object' || typeof max === 'object';
  const limits = range(min, max, '', speech);
  return withClause(draft, isVariable ? `持有${limits}的${name}的` : `${name}${limits}的`);
};
/** "等级和那只怪兽的等级相同的", "等级在…以下的", "等级比这张卡低的" */
const sayMeasured = (name: string, min: Limit, max: Limit, speech: Speech): string | undefined => {
  const measures = measuresOf(min, max);
  if (measures.length === 0) return undefined;
  return `${name}${measures.map((one) => sayMeasure(one, speech)).join('而')}的`;
};
const sayMeasure = ({ how, as }: Measure, speech: Speech): string => {
  const value = speech.words.amount(as, speech);
  return { same: `和${value}相同`, least: `在${value}以上`, most: `在${value}以下`, lower: `比${value}低` }[
    how
  ];
};
/** "4星", "4星以下": Levels, Ranks and Link Ratings are counted before the noun. */
const sayStars = (min: Limit, max: Limit, unit: string, draft: Draft, speech: Speech): Draft => {
  const more = isSame(min, max) ? higherBy(min) : undefined;
  if (more)
    return withClause(
      draft,
      `${unit === '星' ? '等级' : '阶级'}比${speech.words.amount(more.than, speech)}${more.by < 0 ? '低' : '高'}${Math.abs(more.by)}${unit}的`,
    );
  const measured = sayMeasured(unit === '星' ? '等级' : '阶级', min, max, speech);
  if (measured !== undefined) return withClause(draft, measured);
  const words = range(min, max, unit, speech);
  return words.endsWith(unit) && min === max ? { ...draft, stars: words } : withClause(draft, `${words}的`);
};

const sayNot = (filter: Filter, draft: Draft, speech: Speech): Draft => {
  const [only] = filter;
  if (filter.length === 1 && only?.test === 'is') return sayOtherThan(only.what, draft, speech);
  const places = filter.every(isPlace);
  const except = filter.length === 1 && only?.test === 'either' ? only.filters : [filter];
  const said = except.map((one) => (places ? speech.words.phrase(one, {}, speech) : bareOf(one, speech)));
  return { ...draft, except: [...draft.except, ...said] };
};
const summonedWords = (way: SummonedHow): string => `${{ ...SUMMON_NAMES, ...SUMMONED_HOW }[way]}的`;
/** "暗属性", "「X」", "调整": what is denied needs no noun if one word says it. */
const bareOf = (filter: Filter, speech: Speech): string => {
  const draft = draftOf(filter, speech);
  const [only] = filter;
  const trait = TRAITS.map((each) => draft[each]).find((word) => word !== undefined);
  if (filter.length === 1 && trait !== undefined && only?.test !== 'series') return trait;
  if (filter.length === 1 && only?.test === 'summoned') return `${summonedWords(only.way)}怪兽`;
  return speech.words.phrase(filter, { where: 'unsaid' }, speech);
};
const sayOtherThan = (what: Reference, draft: Draft, speech: Speech): Draft => ({
  ...draft,
  except: [...draft.except, speech.words.reference(what, speech)],
});

/** "魔法·陷阱卡", "龙族或者战士族", "自己场上或者对方墓地" */
const sayEither = (filters: readonly Filter[], draft: Draft, speech: Speech): Draft => {
  const drafts = filters.map((filter) => draftOf(filter, speech));
  return withAlternatives(filters, drafts, draft, { either, heads: joinedHead });
};
/** "魔法·陷阱卡" */
const joinedHead = (heads: readonly Head[]): Head => {
  const [first] = heads;
  const nouns = heads.map(({ noun }) => noun);
  const cards = nouns.every((noun) => noun.endsWith('卡'));
  const noun = cards ? `${nouns.map((each) => each.slice(0, -1)).join('·')}卡` : nouns.join('·');
  return { noun, measure: first?.measure ?? '张' };
};
/** "和那只怪兽相同种族·属性的" */
const same =
  (what: string) =>
  (as: Reference, draft: Draft, speech: Speech): Draft => {
    const start = `和${speech.words.reference(as, speech)}相同`;
    const last = draft.clauses.at(-1);
    if (!last?.startsWith(start)) return withClause(draft, `${start}${what}的`);
    return { ...draft, clauses: [...draft.clauses.slice(0, -1), `${last.slice(0, -1)}·${what}的`] };
  };
const sameAttribute = same('属性');
const sameRace = same('种族');
const sameName = same('卡名');

const LINKED = {
  linked: '连接状态的',
  'co-linked': '相互连接状态的',
  'pointed-to': '连接怪兽所连接区的',
} as const;
const DECLARED = {
  'card-name': '宣言的卡名的',
  race: '宣言的种族的',
  attribute: '宣言的属性的',
  'card-type': '宣言的种类的',
} as const;

const TESTS: Table<Test, 'test', Draft, [Draft, Speech]> = {
  kind: ({ kind }, draft) => ({ ...draft, head: KIND_HEADS[kind] }),
  in: ({ side, zones }, draft) => ({ ...draft, places: [...draft.places, { side, zones }] }),
  'in-extra-monster-zone': (_, draft) => withClause(draft, '额外怪兽区域的'),
  'of-turn-player': (_, draft) => ({ ...draft, owner: '回合玩家' }),
  face: ({ face }, draft) => ({ ...draft, face: FACE_NAMES[face] }),
  position: ({ position }, draft) => ({ ...draft, position: POSITION_NAMES[position] }),
  race: ({ race, original }, draft) =>
    original ? withClause(draft, `原本种族是${RACE_NAMES[race]}的`) : { ...draft, race: RACE_NAMES[race] },
  attribute: ({ attribute, original }, draft) =>
    original
      ? withClause(draft, `原本属性是${ATTRIBUTE_NAMES[attribute]}的`)
      : { ...draft, attribute: `${ATTRIBUTE_NAMES[attribute]}属性` },
  level: ({ min, max, original }, draft, speech) =>
    original
      ? withClause(
          draft,
          sayMeasured('原本等级', min, max, speech) ?? `原本等级${range(min, max, '星', speech)}的`,
        )
      : sayStars(min, max, '星', draft, speech),
  rank: ({ min, max }, draft, speech) => sayStars(min, max, '阶', draft, speech),
  'link-rating': ({ min, max }, draft, speech) => withClause(draft, `连接${range(min, max, '', speech)}的`),
  stat: sayStat,
  'differs-from-original': ({ stat }, draft) => withClause(draft, `${STAT_NAMES[stat]}和原本数值不同的`),
  named: ({ names }, draft) => ({ ...draft, names: names.map(cardName) }),
  'mentioned-on': ({ what }, draft, speech) =>
    withClause(draft, `${speech.words.reference(what, speech)}有卡名记述的`),
  mentions: ({ name }, draft) => withClause(draft, `有${cardName(name)}的卡名记述的`),
  declared: ({ what }, draft) => withClause(draft, DECLARED[what]),
  'sole-race': ({ among }, draft, speech) =>
    withClause(draft, `种族和${speech.words.phrase(among, {}, speech)}的唯一的原本种族相同的`),
  'name-among': ({ among, within }, draft, speech) => {
    const others = speech.words.phrase(among, {}, speech);
    return withClause(draft, within ? `卡名包含在${others}的卡名中的` : `和${others}同名的`);
  },
  'same-name': ({ as, original, includes }, draft, speech) => {
    if (includes) {
      const what = speech.words.reference(as, speech);
      return withClause(draft, `卡名包含${what}的卡名的`);
    }
    if (as.ref === 'bound' && speech.memory.focus === boundKey(as.name)) return withClause(draft, '那些同名');
    const what = speech.words.reference(as, speech);
    return original ? withClause(draft, `原本卡名和${what}相同的`) : sameName(as, draft, speech);
  },
  'same-attribute': ({ as, original }, draft, speech) =>
    (original ? same('原本属性') : sameAttribute)(as, draft, speech),
  'same-race': ({ as, original }, draft, speech) =>
    (original ? same('原本种族') : sameRace)(as, draft, speech),
  truly: ({ filter }, draft, speech) =>
    withClause(
      filter.reduce((said, test) => addTest(test, said, speech), draft),
      '（里侧表示亦可的）',
    ),
  series: ({ series, original }, draft) =>
    original
      ? withClause(draft, `原本卡名带有${seriesName(series)}的`)
      : { ...draft, series: seriesName(series) },
  frame: ({ frame }, draft) =>
    frame === 'token'
      ? { ...draft, head: { noun: '衍生物', measure: '只' } }
      : { ...draft, kinds: [...draft.kinds, FRAME_NAMES[frame]], head: MONSTER },
  ability: ({ ability }, draft) => ({ ...draft, kinds: [...draft.kinds, ABILITY_NAMES[ability]] }),
  'effect-monster': (_, draft) => ({ ...draft, kinds: [...draft.kinds, '效果'], head: MONSTER }),
  'activated-effect': ({ by }, draft) => withClause(draft, `这个回合在${FIELDS_OF[by]}发动过效果的`),
  'this-turn': ({ it }, draft) =>
    withClause(
      draft,
      it === 'destroyed'
        ? '这个回合被破坏的'
        : it === 'destroyed-by-battle'
          ? '这个回合被战斗破坏的'
          : it === 'attacked'
            ? '这个回合进行过攻击的'
            : '这个回合攻击宣言过的',
    ),
  property: ({ property }, draft) => {
    const kind = kindOfProperty(property);
    const head = draft.head ?? (kind && KIND_HEADS[kind]);
    return { ...draft, property: PROPERTY_NAMES[property], ...(head ? { head } : {}) };
  },
  summoned: ({ way }, draft) => withClause(draft, summonedWords(way)),
  'summoned-using': (test, draft, speech) =>
    withClause(draft, `${sayUsed(test, speech)}作${SUMMON_NAMES[test.way]}的`),
  'attached-to': ({ host }, draft, speech) => ({
    ...draft,
    head: { noun: '超量素材', measure: '个' },
    host: speech.words.phrase(host, {}, speech),
  }),
  lists: ({ among }, draft, speech) =>
    withClause(draft, `有${speech.words.phrase(among, {}, speech)}的卡名作为融合素材记述的`),
  'lists-name': ({ names }, draft) => withClause(draft, `以${names.map(cardName).join('或')}为融合素材的`),
  'listed-by': ({ what }, draft, speech) =>
    withClause(draft, `${speech.words.reference(what, speech)}有卡名记述的作为融合素材的`),
  'equipped-to': ({ host }, draft, speech) =>
    withClause(draft, `给${speech.words.phrase(host, {}, speech)}装备的`),
  'appropriate-for': (_, draft) => withClause(draft, '可以成为那张装备魔法卡的正确对象的'),
  'appropriate-target': (_, draft) => withClause(draft, '可以成为正确对象的'),
  'can-be-equipped': ({ to }, draft, speech) => {
    const host = onlyMeant(to);
    return host ? withClause(draft, `可以给${speech.words.reference(host, speech)}装备的`) : draft;
  },
  'equip-card': (_, draft) => ({ ...draft, head: { noun: '装备卡', measure: '张' } }),
  'monster-card': (_, draft) => withClause(draft, '原本种类是怪兽的'),
  'can-hold-counter': ({ counter }, draft) => withClause(draft, `可以放置${counterName(counter)}的`),
  'same-column': ({ as, orAdjacent }, draft, speech) =>
    withClause(draft, `和${speech.words.reference(as, speech)}相同纵列${orAdjacent ? '以及那些两邻' : ''}的`),
  'special-summon-only': (_, draft) => withClause(draft, '不能通常召唤的'),
  'has-material': ({ filter }, draft, speech) =>
    withClause(draft, `持有${speech.words.phrase(filter, { where: 'unsaid' }, speech)}作为超量素材的`),
  'attribute-of-material': ({ of, material }, draft, speech) =>
    withClause(
      draft,
      `和${speech.words.reference(of, speech)}的素材${speech.words.phrase(material, {}, speech)}原本属性相同的`,
    ),
  'special-summoned-by': ({ source }, draft, speech) =>
    withClause(draft, `用${speech.words.phrase(source, {}, speech)}的效果特殊召唤的`),
  'special-summoned-from': ({ zone }, draft) => withClause(draft, `从${ZONE_NAMES[zone]}特殊召唤的`),
  'same-kind': ({ as }, draft, speech) =>
    withClause(draft, `和${speech.words.reference(as, speech)}原本种类（怪兽·魔法·陷阱）相同的`),
  counters: ({ counter, atLeast }, draft) =>
    withClause(draft, `有${atLeast > 1 ? `${atLeast}个以上的` : ''}${counterName(counter)}放置的`),
  'pointed-to-by': ({ what }, draft, speech) =>
    withClause(draft, `${speech.words.reference(what, speech)}所连接区的`),
  'co-linked-to': ({ what }, draft, speech) =>
    withClause(draft, `和${speech.words.reference(what, speech)}相互连接的`),
  linked: ({ how }, draft) => withClause(draft, LINKED[how]),
  is: ({ what }, draft, speech) =>
    what.ref === 'bound' && mentionOf(speech.memory, what)?.number === 'several'
      ? { ...draft, among: speech.words.reference(what, speech) }
      : what.ref === 'materials'
        ? { ...withClause(draft, `${speech.words.reference(what.of, speech)}的召唤使用过的`), head: MONSTER }
        : { ...draft, is: speech.words.reference(what, speech) },
  'other-than': ({ what }, draft, speech) => sayOtherThan(what, draft, speech),
  extreme: ({ stat, end }, draft) => ({
    ...draft,
    extreme: `${STAT_NAMES[stat]}最${end === 'lowest' ? '低' : '高'}的`,
  }),
  not: ({ filter }, draft, speech) => sayNot(filter, draft, speech),
  either: ({ filters }, draft, speech) => sayEither(filters, draft, speech),
};
const addTest = speaker('test', TESTS);

/** "用「X」为素材", "用和自身同名的怪兽为素材" */
export const sayUsed = (
  { material, ofItsName, asTuner }: Extract<Test, { test: 'summoned-using' }>,
  speech: Speech,
): string => {
  const any =
    material.length === 0 ? '怪兽' : speech.words.phrase(asMonster(material), { where: 'unsaid' }, speech);
  return `用${ofItsName ? '和自身同名的怪兽' : any}为${asTuner ? '调整' : '素材'}`;
};

export const draftOf = (filter: Filter, speech: Speech): Draft =>
  filter.reduce((draft, test) => addTest(test, draft, speech), EMPTY_DRAFT);
