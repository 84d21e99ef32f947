/** What each test of a filter adds to a noun phrase. */

import type { Amount, Filter, Reference, Test } from '@spellspeed/engine/language';
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
import { counterName } from './counters.ts';
import { MONSTER } from './draft.ts';
import type { Speech } from './speech.ts';
import {
  ABILITY_WORDS,
  ATTRIBUTE_NAMES,
  cardName,
  either,
  FACE_NAMES,
  FRAME_LETTERS,
  PLACE_NAMES,
  POSITION_NAMES,
  PROPERTY_NAMES,
  RACE_NAMES,
  STAT_NAMES,
  SUMMON_NAMES,
  SUMMONED_HOW,
  seriesName,
  wide,
} from './terms.ts';

const FIELDS_OF = { you: '自分フィールド', opponent: '相手フィールド', any: 'フィールド' };
const KIND_HEADS = {
  monster: MONSTER,
  spell: { noun: '魔法カード', measure: '枚' },
  trap: { noun: '罠カード', measure: '枚' },
} as const;

type Limit = Amount | undefined;
/** "１５００以下", "４・５", "７以上" */
const range = (min: Limit, max: Limit, speech: Speech): string => {
  const words = (limit: Amount): string => speech.words.amount(limit, speech);
  if (min !== undefined && JSON.stringify(min) === JSON.stringify(max)) return words(min);
  if (typeof min === 'number' && typeof max === 'number')
    return max - min === 1 ? `${words(min)}・${words(max)}` : `${words(min)}～${words(max)}`;
  const low = min === undefined ? '' : `${words(min)}以上`;
  const high = max === undefined ? '' : `${words(max)}以下`;
  return [low, high].filter((part) => part !== '').join('で');
};
const sayStat = (
  { stat, min, max }: Extract<Test, { test: 'stat' }>,
  draft: Draft,
  speech: Speech,
): Draft => {
  const name = STAT_NAMES[stat];
  const less = strictlyLess(max);
  if (less) {
    const than = `${speech.words.reference(less.of, speech)}の${STAT_NAMES[less.stat]}`;
    return withClause(draft, `${than}より低い${name}を持つ`);
  }
  const limits = range(min, max, speech);
  if (typeof min === 'object' || typeof max === 'object')
    return withClause(draft, `${limits}の${name}を持つ`);
  const last = draft.clauses.at(-1) ?? '';
  // "攻撃力３０００以上で守備力２５００以下の"
  if (/^(攻撃力|守備力).*の$/.test(last))
    return { ...draft, clauses: [...draft.clauses.slice(0, -1), `${last.slice(0, -1)}で${name}${limits}の`] };
  return withClause(draft, `${name}${limits}の`);
};
/** "そのモンスターのレベルと同じレベルの", "…以下のレベルの", "レベルがこのカードより低い" */
const sayMeasured = (name: string, min: Limit, max: Limit, speech: Speech): string | undefined => {
  const measures = measuresOf(min, max);
  const [only, more] = measures;
  if (only === undefined) return undefined;
  if (more)
    return `${name}が${measures.map((one) => sayLimit(one, speech)).join('で')}${more.how === 'lower' ? '' : 'の'}`;
  const value = speech.words.amount(only.as, speech);
  if (only.how === 'lower') return `${name}が${value}より低い`;
  return `${value}${{ same: 'と同じ', least: '以上の', most: '以下の' }[only.how]}${name}の`;
};
const sayLimit = ({ how, as }: Measure, speech: Speech): string =>
  speech.words.amount(as, speech) + { same: 'と同じ', least: '以上', most: '以下', lower: 'より低い' }[how];
/** "レベル４", "レベル４以下の" */
const sayStars = (min: Limit, max: Limit, name: string, draft: Draft, speech: Speech): Draft => {
  const more = isSame(min, max) ? higherBy(min) : undefined;
  if (more)
    return withClause(
      draft,
      `${thanWhat(more.than, speech)}より${name}が${wide(Math.abs(more.by))}つ${more.by < 0 ? '低い' : '高い'}`,
    );
  const [measure] = measuresOf(min, max);
  // "そのモンスターと同じ種族・レベルの": named once for all that is the same.
  if (
    measure?.how === 'same' &&
    typeof measure.as === 'object' &&
    measure.as.count === 'stat' &&
    !measure.as.original
  )
    return same(name)(measure.as.of, draft, speech);
  const measured = sayMeasured(name, min, max, speech);
  if (measured !== undefined) return withClause(draft, measured);
  const words = `${name}${range(min, max, speech)}`;
  return min === max ? { ...draft, stars: words } : withClause(draft, `${words}の`);
};

/** "そのモンスターよりランクが２つ高い": whose value it is, is enough. */
const thanWhat = (than: Amount, speech: Speech): string =>
  typeof than === 'object' && than.count === 'stat'
    ? speech.words.reference(than.of, speech)
    : speech.words.amount(than, speech);

const sayNot = (filter: Filter, draft: Draft, speech: Speech): Draft => {
  const [only] = filter;
  if (filter.length === 1 && only?.test === 'is') return sayOtherThan(only.what, draft, speech);
  const places = filter.every(isPlace);
  const except = filter.length === 1 && only?.test === 'either' ? only.filters : [filter];
  const said = except.map((one) => (places ? speech.words.phrase(one, {}, speech) : bareOf(one, speech)));
  return { ...draft, except: [...draft.except, ...said] };
};
/** "闇属性", "「Ｘ」", "チューナー": what is denied needs no noun if one word says it. */
const bareOf = (filter: Filter, speech: Speech): string => {
  const draft = draftOf(filter, speech);
  const [only] = filter;
  const trait = TRAITS.map((each) => draft[each]).find((word) => word !== undefined);
  if (filter.length === 1 && trait !== undefined && only?.test !== 'series') return trait;
  return speech.words.phrase(
    only?.test === 'summoned' || only?.test === 'extreme' ? asMonster(filter) : filter,
    { where: 'unsaid' },
    speech,
  );
};
const sayOtherThan = (what: Reference, draft: Draft, speech: Speech): Draft => ({
  ...draft,
  except: [...draft.except, speech.words.reference(what, speech)],
});

/** "魔法・罠カード", "ドラゴン族か戦士族", "自分フィールドか相手の墓地" */
const sayEither = (filters: readonly Filter[], draft: Draft, speech: Speech): Draft => {
  const drafts = filters.map((filter) => draftOf(filter, speech));
  return withAlternatives(filters, drafts, draft, { either, heads: joinedHead });
};
/** "魔法・罠カード" */
const joinedHead = (heads: readonly Head[]): Head => {
  const nouns = heads.map(({ noun }) => noun);
  const areCards = nouns.every((noun) => noun.endsWith('カード'));
  const noun = areCards ? `${nouns.map((each) => each.slice(0, -3)).join('・')}カード` : nouns.join('・');
  return { noun, measure: heads[0]?.measure ?? '枚' };
};

/** "そのモンスターと同じ種族・属性の" */
const same =
  (what: string) =>
  (as: Reference, draft: Draft, speech: Speech): Draft => {
    const start = `${speech.words.reference(as, speech)}と同じ`;
    const last = draft.clauses.at(-1);
    if (!last?.startsWith(start)) return withClause(draft, `${start}${what}の`);
    return { ...draft, clauses: [...draft.clauses.slice(0, -1), `${last.slice(0, -1)}・${what}の`] };
  };
const sameAttribute = same('属性');
const sameRace = same('種族');
const sameName = same('カード名');

const LINKED = {
  linked: 'リンク状態の',
  'co-linked': '相互リンク状態の',
  'pointed-to': 'リンクモンスターのリンク先の',
} as const;
const DECLARED = {
  'card-name': '宣言したカード名の',
  race: '宣言した種族の',
  attribute: '宣言した属性の',
  'card-type': '宣言した種類の',
} as const;

const TESTS: Table<Test, 'test', Draft, [Draft, Speech]> = {
  kind: ({ kind }, draft) => ({ ...draft, head: KIND_HEADS[kind] }),
  in: ({ side, zones }, draft) => ({ ...draft, places: [...draft.places, { side, zones }] }),
  'in-extra-monster-zone': (_, draft) => withClause(draft, 'ＥＸモンスターゾーンの'),
  'of-turn-player': (_, draft) => ({ ...draft, owner: 'ターンプレイヤー' }),
  face: ({ face }, draft) => ({ ...draft, face: FACE_NAMES[face] }),
  position: ({ position }, draft) => ({ ...draft, position: POSITION_NAMES[position] }),
  race: ({ race, original }, draft) =>
    original ? withClause(draft, `元々の種族が${RACE_NAMES[race]}の`) : { ...draft, race: RACE_NAMES[race] },
  attribute: ({ attribute, original }, draft) =>
    original
      ? withClause(draft, `元々の属性が${ATTRIBUTE_NAMES[attribute]}の`)
      : { ...draft, attribute: `${ATTRIBUTE_NAMES[attribute]}属性` },
  level: ({ min, max, original }, draft, speech) =>
    original
      ? withClause(
          draft,
          sayMeasured('元々のレベル', min, max, speech) ?? `元々のレベルが${range(min, max, speech)}の`,
        )
      : sayStars(min, max, 'レベル', draft, speech),
  rank: ({ min, max }, draft, speech) => sayStars(min, max, 'ランク', draft, speech),
  'link-rating': ({ min, max }, draft, speech) => withClause(draft, `リンク${range(min, max, speech)}の`),
  stat: sayStat,
  'differs-from-original': ({ stat }, draft) =>
    withClause(draft, `元々の${STAT_NAMES[stat]}と異なる${STAT_NAMES[stat]}を持つ`),
  named: ({ names }, draft) => ({ ...draft, names: names.map(cardName) }),
  'mentioned-on': ({ what }, draft, speech) =>
    withClause(draft, `${speech.words.reference(what, speech)}にカード名が記された`),
  mentions: ({ name }, draft) => withClause(draft, `${cardName(name)}のカード名が記された`),
  declared: ({ what }, draft) => withClause(draft, DECLARED[what]),
  'sole-race': ({ among }, draft, speech) =>
    withClause(draft, `種族が${speech.words.phrase(among, {}, speech)}の唯一の元々の種族と同じ`),
  'name-among': ({ among, within }, draft, speech) => {
    const others = speech.words.phrase(among, {}, speech);
    return withClause(draft, within ? `カード名が${others}のカード名に含まれる` : `${others}と同名の`);
  },
  'same-name': ({ as, original, includes }, draft, speech) => {
    if (includes) {
      const what = speech.words.reference(as, speech);
      return withClause(draft, `カード名が${what}のカード名を含む`);
    }
    if (as.ref === 'bound' && speech.memory.focus === boundKey(as.name)) return withClause(draft, 'その同名');
    const what = speech.words.reference(as, speech);
    return original ? withClause(draft, `元々のカード名が${what}と同じ`) : sameName(as, draft, speech);
  },
  'same-attribute': ({ as, original }, draft, speech) =>
    (original ? same('元々の属性') : sameAttribute)(as, draft, speech),
  'same-race': ({ as, original }, draft, speech) =>
    (original ? same('元々の種族') : sameRace)(as, draft, speech),
  truly: ({ filter }, draft, speech) =>
    withClause(
      filter.reduce((said, test) => addTest(test, said, speech), draft),
      '（裏側表示でもよい）',
    ),
  series: ({ series, original }, draft) =>
    original
      ? withClause(draft, `元々のカード名が${seriesName(series)}となる`)
      : { ...draft, series: seriesName(series) },
  frame: ({ frame }, draft) =>
    frame === 'token'
      ? { ...draft, head: { noun: 'トークン', measure: '体' } }
      : { ...draft, kinds: [...draft.kinds, FRAME_LETTERS[frame]], head: MONSTER },
  ability: ({ ability }, draft) => ({ ...draft, kinds: [...draft.kinds, ABILITY_WORDS[ability]] }),
  'effect-monster': (_, draft) => ({ ...draft, kinds: [...draft.kinds, '効果'], head: MONSTER }),
  'activated-effect': ({ by }, draft) => withClause(draft, `このターンに${FIELDS_OF[by]}で効果を発動した`),
  'this-turn': ({ it }, draft) =>
    withClause(
      draft,
      it === 'destroyed'
        ? 'このターンに破壊された'
        : it === 'destroyed-by-battle'
          ? 'このターンに戦闘で破壊された'
          : it === 'attacked'
            ? 'このターンに攻撃した'
            : 'このターンに攻撃宣言した',
    ),
  property: ({ property }, draft) => {
    const kind = kindOfProperty(property);
    const head = draft.head ?? (kind && KIND_HEADS[kind]);
    return { ...draft, property: PROPERTY_NAMES[property], ...(head ? { head } : {}) };
  },
  summoned: ({ way }, draft) => {
    const how = way === 'normal' ? '通常召喚' : { ...SUMMON_NAMES, ...SUMMONED_HOW }[way];
    return withClause(draft, draft.is === undefined ? `${how}された` : `${how}した`);
  },
  'summoned-using': (test, draft, speech) =>
    withClause(draft, `${sayUsed(test, speech)}${SUMMON_NAMES[test.way]}した`),
  'attached-to': ({ host }, draft, speech) => ({
    ...draft,
    head: { noun: 'Ｘ素材', measure: 'つ' },
    host: speech.words.phrase(host, {}, speech),
  }),
  lists: ({ among }, draft, speech) =>
    withClause(draft, `${speech.words.phrase(among, {}, speech)}のカード名が融合素材として記されている`),
  'lists-name': ({ names }, draft) => withClause(draft, `${names.map(cardName).join('か')}を融合素材とする`),
  'listed-by': ({ what }, draft, speech) =>
    withClause(draft, `${speech.words.reference(what, speech)}にカード名が記されている融合素材の`),
  'equipped-to': ({ host }, draft, speech) =>
    withClause(draft, `${speech.words.phrase(host, {}, speech)}に装備された`),
  'appropriate-for': (_, draft) => withClause(draft, 'その装備魔法カードの正しい対象となる'),
  'appropriate-target': (_, draft) => withClause(draft, '正しい対象となる'),
  'can-be-equipped': ({ to }, draft, speech) => {
    const host = onlyMeant(to);
    return host ? withClause(draft, `${speech.words.reference(host, speech)}に装備可能な`) : draft;
  },
  'equip-card': (_, draft) => ({ ...draft, head: { noun: '装備カード', measure: '枚' } }),
  'monster-card': (_, draft) => withClause(draft, '元々の種類がモンスターの'),
  'can-hold-counter': ({ counter }, draft) => withClause(draft, `${counterName(counter)}を置く事ができる`),
  'attribute-of-material': ({ of, material }, draft, speech) =>
    withClause(
      draft,
      `${speech.words.reference(of, speech)}の素材とした${speech.words.phrase(material, {}, speech)}と元々の属性が同じ`,
    ),
  'special-summoned-by': ({ source }, draft, speech) =>
    withClause(draft, `${speech.words.phrase(source, {}, speech)}の効果で特殊召喚された`),
  'special-summoned-from': ({ zone }, draft) => withClause(draft, `${PLACE_NAMES[zone]}から特殊召喚された`),
  'same-kind': ({ as }, draft, speech) =>
    withClause(draft, `${speech.words.reference(as, speech)}と元々の種類（モンスター・魔法・罠）が同じ`),
  'same-column': ({ as, orAdjacent }, draft, speech) =>
    withClause(draft, `${speech.words.reference(as, speech)}と同じ縦列${orAdjacent ? '及びその両隣' : ''}の`),
  'special-summon-only': (_, draft) => withClause(draft, '通常召喚できない'),
  'has-material': ({ filter }, draft, speech) =>
    withClause(draft, `${speech.words.phrase(filter, { where: 'unsaid' }, speech)}をＸ素材としている`),
  counters: ({ counter, atLeast }, draft) =>
    withClause(draft, `${counterName(counter)}が${atLeast > 1 ? `${wide(atLeast)}つ以上` : ''}置かれた`),
  'pointed-to-by': ({ what }, draft, speech) =>
    withClause(draft, `${speech.words.reference(what, speech)}のリンク先の`),
  'co-linked-to': ({ what }, draft, speech) =>
    withClause(draft, `${speech.words.reference(what, speech)}と相互リンクしている`),
  linked: ({ how }, draft) => withClause(draft, LINKED[how]),
  is: ({ what }, draft, speech) =>
    what.ref === 'bound' && mentionOf(speech.memory, what)?.number === 'several'
      ? { ...draft, among: speech.words.reference(what, speech) }
      : what.ref === 'materials'
        ? {
            ...withClause(draft, `${speech.words.reference(what.of, speech)}の召喚の素材とした`),
            head: MONSTER,
          }
        : { ...draft, is: speech.words.reference(what, speech) },
  'other-than': ({ what }, draft, speech) => sayOtherThan(what, draft, speech),
  extreme: ({ stat, end }, draft) => ({
    ...draft,
    extreme: `${STAT_NAMES[stat]}が一番${end === 'lowest' ? '低い' : '高い'}`,
  }),
  not: ({ filter }, draft, speech) => sayNot(filter, draft, speech),
  either: ({ filters }, draft, speech) => sayEither(filters, draft, speech),
};
const addTest = speaker('test', TESTS);

/** "「Ｘ」を素材として", "自身と同名のモンスターを素材として" */
export const sayUsed = (
  { material, ofItsName, asTuner }: Extract<Test, { test: 'summoned-using' }>,
  speech: Speech,
): string => {
  const any =
    material.length === 0
      ? 'モンスター'
      : speech.words.phrase(asMonster(material), { where: 'unsaid' }, speech);
  return `${ofItsName ? '自身と同名のモンスター' : any}を${asTuner ? 'チューナー' : '素材'}として`;
};

export const draftOf = (filter: Filter, speech: Speech): Draft =>
  filter.reduce((draft, test) => addTest(test, draft, speech), EMPTY_DRAFT);
