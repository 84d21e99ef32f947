/** Materials, Summoning conditions and names: texts that are not effects. */
import type {
  Card,
  Frame,
  MatchVictory,
  Material,
  MaterialText,
  NormalSummoning,
  Oath,
  Procedure,
  Summoning,
} from '@spellspeed/engine/language';
import { staysByItsText } from '../meaning/effects.ts';
import { asMonster } from '../meaning/filters.ts';
import {
  AMONG_YOURS,
  areNames,
  asksNothing,
  isGemini,
  isName,
  isNumbered,
  materialsLie,
  summoningOf,
} from '../meaning/summoning.ts';
import { speaker, type Table } from '../tables.ts';
import { sayModifiers } from './affected.ts';
import { type Clause, clause, inCase, inOneBreath, say } from './clause.ts';
import { often } from './limit.ts';
import { sayUses } from './modifier.ts';
import { placeNames } from './place.ts';
import { asCost, ONE, type Speech } from './speech.ts';
import { subjectOf } from './subject.ts';
import { cardName, clauses, dotted, either, POSITION_NAMES, SUMMON_NAMES, wide } from './terms.ts';
import { godan, inPast, suru, type Verb } from './verb.ts';

/** "チューナー＋チューナー以外のモンスター１体以上", "レベル４モンスター×２" */
export const sayMaterials = (speech: Speech): string => {
  const summoning = summoningOf(speech.card);
  const materials = summoning?.materials ?? [];
  const listed = materials
    .flatMap((material) => sayMaterial(material, areNames(materials), speech))
    .join('＋');
  const alike = summoning?.same ? `${summoning.same.map((of) => SAME[of]).join('と')}が同じで` : '';
  const unlike = summoning?.different ? `${DIFFERENT[summoning.different]}が異なる` : alike && 'ある';
  const all = `${alike}${unlike}${listed}`;
  const including = summoning?.including;
  return including ? `${speech.words.phrase(including, {}, speech)}を含む${all}` : all;
};
const SAME = { race: '種族', attribute: '属性', 'race-or-attribute': '種族または属性' } as const;
const DIFFERENT = { names: 'カード名', attributes: '属性', races: '種族' } as const;
const sayMaterial = (
  { filter, count, orMore }: Material,
  named: boolean,
  speech: Speech,
): readonly string[] => {
  const words = speech.words.phrase(asMonster(filter), {}, speech).replace('・レベル', 'レベル');
  const frame = speech.card.kind === 'monster' ? speech.card.frame : 'effect';
  if (orMore) return [`${words}${wide(count)}体以上`];
  if (named && isName(filter)) return Array.from({ length: count }, () => words);
  const isOther = filter.some(({ test }) => test === 'not' || test === 'other-than');
  if (frame === 'link' || (frame === 'synchro' && isOther)) return [`${words}${wide(count)}体`];
  return [count === 1 ? words : `${words}×${wide(count)}`];
};

const MATCH_VICTORIES: { readonly [by in MatchVictory]: string } = {
  attack: 'このカードの攻撃で相手のＬＰを０にした',
  'direct-attack': 'このカードの直接攻撃で相手のＬＰを０にした',
};
/** What the card says of its Summons and of victory: none of it is an effect. */
export const sayTexts = (speech: Speech): readonly string[] => [
  ...(isNumbered(speech.card) ? [] : sayOwnWays(speech)),
  ...sayConditions(speech),
  ...sayAsMaterial(speech),
  ...(speech.card.victory
    ? [`${inCase(speech.words.condition(speech.card.victory, speech).yes)}、自分はデュエルに勝利する`]
    : []),
  ...(speech.card.matchVictory
    ? [`${MATCH_VICTORIES[speech.card.matchVictory]}場合、自分はマッチに勝利する`]
    : []),
];
/** "このカードはＳ召喚の素材にできない" */
const sayAsMaterial = (speech: Speech): readonly string[] =>
  speech.card.kind === 'monster'
    ? (speech.card.asMaterial ?? []).map((text) => sayMaterialText(text, sayUses(text.for), speech))
    : [];
const MATERIAL_TEXTS: Table<MaterialText, 'says', string, [uses: string, speech: Speech]> = {
  never: (_, uses) => `このカードは${uses}にできない`,
  'not-the-turn-it-is-summoned': (_, uses) => `このカードは召喚されたターンには${uses}にできない`,
  'only-for': ({ monster }, uses, speech) =>
    `このカードを${uses}とする場合、${speech.words.phrase(asMonster(monster), {}, speech)}の召喚にしか使用できない`,
  'others-are': ({ others }, uses, speech) =>
    `このカードを${uses}とする場合、他の素材は${speech.words.phrase(asMonster(others), {}, speech)}でなければならない`,
  'treated-as': ({ as, monster }, uses, speech) =>
    `${speech.words.phrase(asMonster(monster), {}, speech)}の召喚で、自分フィールドのこのカードを${uses}とする場合、このカードを${as === 'non-tuner' ? 'チューナー以外のモンスター' : `レベル${wide(as.level)}モンスター`}として扱う事ができる`,
  'itself-from-hand': ({ beside, monster }, uses, speech) => {
    const other = speech.words.phrase([...beside, ...AMONG_YOURS], {}, speech);
    const made = speech.words.phrase(monster, {}, speech);
    return `${other}を${made}の${uses}とする場合、手札のこのカードも素材にできる。このカード名のこの効果は１ターンに１度しか使用できない`;
  },
  'one-from-hand': ({ card, if: state, banishes }, uses, speech) => {
    const when = state ? `このカードが${speech.words.phrase(asMonster(state), {}, speech)}で、` : '';
    const other = speech.words.phrase(card, { count: ONE }, speech);
    const end = banishes ? '。その場合、その召喚の素材は全て墓地へは行かず除外される' : '';
    return `${when}このカードを${uses}とする場合、${other}も他の素材の１体にできる${end}`;
  },
};
const sayMaterialText = speaker('says', MATERIAL_TEXTS);

/** A Gemini monster's own two sentences, which are numbered like effects. */
export const sayGemini = ({ card }: Speech): readonly string[] =>
  isGemini(card)
    ? [
        'このカードはフィールド・墓地に存在する限り、通常モンスターとして扱う',
        'フィールドの通常モンスター扱いのこのカードを通常召喚としてもう１度召喚できる。その場合このカードは効果モンスター扱いとなり以下の効果を得る',
      ]
    : [];

/** What a player may do by the text of the card alone. */
export const sayOwnWays = (speech: Speech): readonly string[] => {
  const summoning = summoningOf(speech.card);
  if (!summoning) return [];
  const { procedure, otherProcedure, normal, only, first } = summoning;
  return [
    ...(normal ? sayNormalSummoning(normal, speech) : []),
    ...(procedure && !only && !first ? [sayProcedure(procedure, speech)] : []),
    ...(otherProcedure ? [sayProcedure(otherProcedure, speech)] : []),
  ];
};
/** How it is Summoned with its own materials. */
const waysOfOwn = (card: Card): string => (card.kind === 'monster' ? (OWN_WAYS_SAID[card.frame] ?? '') : '');
const OWN_WAYS_SAID: { readonly [frame in Frame]?: string } = { synchro: 'Ｓ', xyz: 'Ｘ', link: 'Ｌ' };
const sayConditions = (speech: Speech): readonly string[] => {
  const summoning = summoningOf(speech.card);
  if (!summoning) return [];
  const { only, first, procedure, neverFrom, ritualSpell, xyzOver, xyzOverLimit, pendulumLevel } = summoning;
  return [
    ...(ritualSpell ? [`${speech.words.phrase(ritualSpell, {}, speech)}により降臨`] : []),
    ...(pendulumLevel
      ? [`レベル${wide(pendulumLevel)}がＰ召喚可能な場合にＥＸデッキの表側表示のこのカードはＰ召喚できる`]
      : []),
    ...(xyzOver
      ? [
          `${summoning.xyzOverIf ? `${inCase(speech.words.condition(summoning.xyzOverIf, speech).yes)}、` : ''}${xyzOverLimit ? `${cardName(speech.card.name)}は${often(xyzOverLimit)}、` : 'このカードは'}${speech.words.phrase(xyzOver, {}, speech)}${detaching(summoning.xyzOverDetaching)}の上に重ねてＸ召喚する事もできる`,
        ]
      : []),
    ...(summoning.xyzOverBinds ? [sayXyzOverBinds(summoning.xyzOverBinds, speech)] : []),
    ...(summoning.alsoOpponents
      ? [
          `このカードを召喚する際、相手フィールドの表側表示モンスター${wide(summoning.alsoOpponents)}体も素材にできる`,
        ]
      : []),
    ...(summoning.ritualWithout
      ? [`このカードの儀式召喚には${speech.words.phrase(summoning.ritualWithout, {}, speech)}を使用できない`]
      : []),
    ...(summoning.ownIf
      ? [
          `このカードは${inCase(speech.words.condition(summoning.ownIf, speech).yes)}しか${waysOfOwn(speech.card)}召喚できない`,
        ]
      : []),
    ...(summoning.noSubstitutes ? ['このカードの融合召喚は上記のカードでしか行えない'] : []),
    ...(only?.length === 0 ? ['このカードは特殊召喚できない'] : []),
    ...(only && only.length > 0 ? [sayOnly(only, summoning, speech)] : []),
    ...(summoning.onlyByEffectOf
      ? [
          `このカードは${either(summoning.onlyByEffectOf.map(cardName))}の効果${(only?.length ?? 0) > 0 ? 'でも' : 'でのみ'}特殊召喚できる`,
        ]
      : []),
    ...(first && first.length > 0 ? [sayFirst(first, summoning, speech)] : []),
    ...(summoning.firstByEffectOf
      ? [`このカードの最初の特殊召喚は${either(summoning.firstByEffectOf.map(cardName))}の効果でしか行えない`]
      : []),
    ...(procedure?.limit && !isNumbered(speech.card)
      ? [`この方法による${cardName(speech.card.name)}の特殊召喚は${often(procedure.limit)}しかできない`]
      : []),
    ...(procedure?.oath ? [sayOath(procedure.oath, 'この方法で', speech)] : []),
    ...(summoning.oath ? [sayOath(summoning.oath, '', speech)] : []),
    ...(summoning.oncePerTurn ? [`${cardName(speech.card.name)}は１ターンに１度しか特殊召喚できない`] : []),
    ...(neverFrom
      ? [
          `${summoning.neverFromUnless ? `${inCase(speech.words.condition(summoning.neverFromUnless, speech).no)}、` : ''}このカードは${dotted(placeNames(neverFrom))}からの特殊召喚はできない`,
        ]
      : []),
  ];
};

/** "このカードを通常召喚する場合、３体をリリースして召喚しなければならない", "このカードはリリースなしで召喚できる" */
const sayNormalSummoning = (
  { tributes, tributing, neverSet, onlyIf, withoutTributing, onlySummonedSo }: NormalSummoning,
  speech: Speech,
): readonly string[] => [
  ...(tributes === undefined
    ? []
    : [
        `このカードを通常召喚する場合、モンスター${wide(tributes)}体をリリースして${neverSet ? '' : '通常'}召喚しなければならない`,
      ]),
  ...(tributing
    ? [
        `このカードをアドバンス召喚する場合、${speech.words.phrase(tributing.filter, { count: { min: tributing.count, max: tributing.count } }, speech)}をリリースしなければならない`,
      ]
    : []),
  ...(onlyIf
    ? [`${inCase(speech.words.condition(onlyIf, speech).yes)}のみ、このカードは表側表示で召喚できる`]
    : []),
  ...(withoutTributing
    ? [
        clauses([
          asksNothing(withoutTributing) ? '' : inCase(speech.words.condition(withoutTributing, speech).yes),
          `このカードはリリースなしで${onlySummonedSo ? '' : '通常'}召喚できる`,
        ]),
      ]
    : []),
];

type Way = NonNullable<Summoning['only']>[number];
/** What stands before "でのみ特殊召喚できる". */
const WAYS: { readonly [way in Way]: string } = {
  fusion: SUMMON_NAMES.fusion,
  ritual: SUMMON_NAMES.ritual,
  synchro: SUMMON_NAMES.synchro,
  xyz: SUMMON_NAMES.xyz,
  link: SUMMON_NAMES.link,
  pendulum: SUMMON_NAMES.pendulum,
  'own-effect': '自身の効果',
  effect: 'カードの効果',
  procedure: 'このカードに記された方法',
};
/** "このカードは融合召喚でしか特殊召喚できない", "…した場合のみ手札から特殊召喚できる": never in another way. */
const sayOnly = (ways: readonly Way[], summoning: Summoning, speech: Speech): string => {
  const words = ways.map((way) => WAYS[way]);
  const procedure = summoning.procedure && ways.includes('procedure') ? summoning.procedure : undefined;
  if (!procedure) return `${notNormally(speech.card)}このカードは${either(words)}でしか特殊召喚できない`;
  const way = procedureWords(procedure, speech);
  if (ways.length === 1) return `${notNormally(speech.card)}${way.means}のみ${way.from}特殊召喚できる`;
  const others = either(ways.filter((each) => each !== 'procedure').map((each) => WAYS[each]));
  return `${notNormally(speech.card)}このカードは${others}及び以下の方法でのみ特殊召喚できる。\n●${way.means}に${way.from}特殊召喚できる`;
};
/** "…した場合に特殊召喚できる": its first Special Summon; from the Extra Deck there is no other. */
const sayFirst = (ways: readonly Way[], summoning: Summoning, speech: Speech): string => {
  const { procedure } = summoning;
  const isMain = isOfMainDeck(speech.card);
  if (!procedure || !ways.includes('procedure')) {
    const words = either(ways.map((way) => WAYS[way]));
    return `${notNormally(speech.card)}このカードは${words}でのみ${isMain ? '' : 'ＥＸデッキから'}特殊召喚できる`;
  }
  const way = procedureWords(procedure, speech);
  return `${notNormally(speech.card)}${way.means}${isMain ? 'に' : 'のみ'}${way.from}特殊召喚できる`;
};
const notNormally = (card: Card): string => (isOfMainDeck(card) ? 'このカードは通常召喚できない。' : '');
const isOfMainDeck = (card: Card): boolean => card.kind === 'monster' && card.frame === 'effect';

const USES: { readonly [use in NonNullable<Procedure['materials']>]: Verb } = {
  'sent-to-gy': godan('墓地へ送る'),
  banished: suru('除外'),
  'shuffled-into-deck': godan('デッキに戻す'),
};
/** "自分フィールドの上記のカード" */
/** "のX素材を２つ取り除き、そのモンスター" */
const detaching = (count = 0): string =>
  count > 0 ? `のＸ素材を${wide(count)}つ取り除き、そのモンスター` : '';
const aboveIn = (procedure: Procedure): string =>
  ({
    'either-field': '自分・相手フィールドの上記のカード',
    'either-monsters': '自分・相手のモンスターゾーンの上記のカード',
    'your-monsters': '自分フィールドの上記のカード',
    'your-field': '自分フィールドの上記のカード',
    'your-places': `自分の${dotted(placeNames(procedure.materialsIn ?? []))}の上記のカード`,
  })[materialsLie(procedure)];
/** What is done for the Summon: "自分フィールドの上記のカードを除外する", "５００ＬＰを払う". */
const meansOf = (procedure: Procedure, speech: Speech): readonly Clause[] => {
  const { materials, does } = procedure;
  const act = does && speech.words.action(does, asCost(speech));
  return [...(materials ? [clause(`${aboveIn(procedure)}を`, USES[materials])] : []), ...(act ? [act] : [])];
};
/** "自分フィールドにモンスターが存在しない場合、このカードは手札から特殊召喚できる" */
const sayProcedure = (procedure: Procedure, speech: Speech): string => {
  const { condition } = procedure;
  const when = condition ? inCase(speech.words.condition(condition, speech).yes) : '';
  const means = inOneBreath(meansOf(procedure, speech));
  const how = means ? `${say(means, 'linking')}、` : '';
  return clauses([when, `このカードは${how}${fromWhere(procedure)}特殊召喚できる`]);
};
/** "自分フィールドの上記のカードを除外した場合" and "ＥＸデッキから". */
const procedureWords = (procedure: Procedure, speech: Speech): { means: string; from: string } => {
  const { condition } = procedure;
  const state = condition ? [speech.words.condition(condition, speech).yes] : [];
  const acts = meansOf(procedure, speech).map(({ lead, verb }) => ({ lead, verb: inPast(verb) }));
  const means = inOneBreath([...state, ...acts]);
  return { means: means ? inCase(means) : '', from: fromWhere(procedure) };
};
/** "手札から相手フィールドに守備表示で" */
const fromWhere = ({ from, to, positions }: Procedure): string => {
  const [position, more] = positions ?? [];
  const how = position && !more ? `${POSITION_NAMES[position]}で` : '';
  return `${dotted(placeNames(from))}から${to === 'opponent' ? '相手フィールドに' : ''}${how}`;
};

/** "このカードのカード名はルール上「ハーピィ・レディ」として扱う" */
export const sayNotes = (card: Card): readonly string[] => [
  ...(card.treatedAs ? [`このカードのカード名はルール上${cardName(card.treatedAs)}として扱う。`] : []),
  ...(staysByItsText(card) ? ['このカードは発動後もフィールドに残り続ける。'] : []),
];

/** What binds the player from then on. */
function sayXyzOverBinds({ affects, modifiers }: Oath, speech: Speech): string {
  const said = sayModifiers(modifiers, subjectOf(affects, speech), speech);
  return said ? `この方法でＸ召喚した場合、ターン終了時まで${say(said)}` : '';
}

/** What binds the player the turn it is Summoned so. */
function sayOath({ affects, modifiers }: Oath, way: '' | 'この方法で', speech: Speech): string {
  const said = sayModifiers(modifiers, subjectOf(affects, speech), speech);
  return said ? `${way}このカードを特殊召喚するターン、${say(said)}` : '';
}
