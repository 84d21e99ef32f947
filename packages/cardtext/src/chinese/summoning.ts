/** Materials, Summoning conditions and names: texts that are not effects. */
import type {
  Card,
  Filter,
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
import { howOften, howOftenOnly } from './limit.ts';
import { sayUses } from './modifier.ts';
import { placeNames } from './place.ts';
import { done, ONE, type Speech } from './speech.ts';
import { subjectOf } from './subject.ts';
import { cardName, clauses, dotted, either, POSITION_NAMES, SUMMON_NAMES } from './terms.ts';

/** "调整＋调整以外的怪兽1只以上", "4星怪兽×2" */
export const sayMaterials = (speech: Speech): string => {
  const summoning = summoningOf(speech.card);
  const materials = summoning?.materials ?? [];
  const listed = materials
    .flatMap((material) => sayMaterial(material, areNames(materials), speech))
    .join('＋');
  const alike = summoning?.same ? `${summoning.same.map((of) => SAME[of]).join('和')}相同` : '';
  const unlike = summoning?.different ? `${DIFFERENT[summoning.different]}不同` : '';
  const how = alike && unlike ? `${alike}且${unlike}的` : alike || unlike ? `${alike}${unlike}的` : '';
  const all = `${how}${listed}`;
  const including = summoning?.including;
  return including ? `包含${speech.words.phrase(including, {}, speech)}的${all}` : all;
};
const SAME = { race: '种族', attribute: '属性', 'race-or-attribute': '种族或者属性' } as const;
const DIFFERENT = { names: '卡名', attributes: '属性', races: '种族' } as const;
const sayMaterial = (
  { filter, count, orMore }: Material,
  named: boolean,
  speech: Speech,
): readonly string[] => {
  const words = speech.words.phrase(asMonster(filter), {}, speech);
  const frame = speech.card.kind === 'monster' ? speech.card.frame : 'effect';
  if (orMore) return [`${words}${count}只以上`];
  if (named && isName(filter)) return Array.from({ length: count }, () => words);
  const isOther = filter.some(({ test }) => test === 'not' || test === 'other-than');
  if (frame === 'link' || (frame === 'synchro' && isOther)) return [`${words}${count}只`];
  return [count === 1 ? words : `${words}×${count}`];
};

const MATCH_VICTORIES: { readonly [by in MatchVictory]: string } = {
  attack: '这张卡的攻击让对方基本分变成0',
  'direct-attack': '这张卡的直接攻击让对方基本分变成0',
};
/** What the card says of its Summons and of victory: none of it is an effect. */
export const sayTexts = (speech: Speech): readonly string[] => [
  ...(isNumbered(speech.card) ? [] : sayOwnWays(speech)),
  ...sayConditions(speech),
  ...sayAsMaterial(speech),
  ...(speech.card.victory
    ? [`${speech.words.condition(speech.card.victory, speech).yes}的场合，自己决斗胜利`]
    : []),
  ...(speech.card.matchVictory ? [`${MATCH_VICTORIES[speech.card.matchVictory]}的场合，自己比赛胜利`] : []),
];
/** "这张卡不能作为同调素材" */
const sayAsMaterial = (speech: Speech): readonly string[] =>
  speech.card.kind === 'monster'
    ? (speech.card.asMaterial ?? []).map((text) => sayMaterialText(text, sayUses(text.for), speech))
    : [];
const MATERIAL_TEXTS: Table<MaterialText, 'says', string, [uses: string, speech: Speech]> = {
  never: (_, uses) => `这张卡不能作为${uses}`,
  'not-the-turn-it-is-summoned': (_, uses) => `这张卡在被召唤的回合不能作为${uses}`,
  'only-for': ({ monster }, uses, speech) =>
    `这张卡不用于${speech.words.phrase(asMonster(monster), {}, speech)}的召唤则不能作为${uses}`,
  'others-are': ({ others }, uses, speech) =>
    `这张卡作为${uses}的场合，其他的素材必须是${speech.words.phrase(asMonster(others), {}, speech)}`,
  'treated-as': ({ as, monster }, uses, speech) =>
    `${speech.words.phrase(asMonster(monster), {}, speech)}的召唤把自己场上的这张卡作为${uses}的场合，这张卡可以当作${as === 'non-tuner' ? '调整以外的怪兽' : `${as.level}星怪兽`}使用`,
  'itself-from-hand': ({ beside, monster }, uses, speech) => {
    const other = speech.words.phrase([...beside, ...AMONG_YOURS], {}, speech);
    const made = speech.words.phrase(monster, {}, speech);
    return `${other}作为${made}的${uses}的场合，手卡的这张卡也能作为素材。这个卡名的这个效果1回合只能使用1次`;
  },
  'one-from-hand': ({ card, if: state, banishes }, uses, speech) => {
    const when = state ? `这张卡是${speech.words.phrase(asMonster(state), {}, speech)}，` : '';
    const other = speech.words.phrase(card, { count: ONE }, speech);
    const end = banishes ? '。那个场合，那次召唤的素材全部不送去墓地而除外' : '';
    return `${when}这张卡作为${uses}的场合，${other}也能作为其他的素材之一${end}`;
  },
};
const sayMaterialText = speaker('says', MATERIAL_TEXTS);

/** A Gemini monster's own two sentences, which are numbered like effects. */
export const sayGemini = ({ card }: Speech): readonly string[] =>
  isGemini(card)
    ? [
        '这张卡只要在场上·墓地存在，当作通常怪兽使用',
        '可以把场上的当作通常怪兽使用的这张卡作为通常召唤作再1次召唤。那个场合这张卡变成当作效果怪兽使用并得到以下效果',
      ]
    : [];

/** What a player may do by the text of the card alone. */
export const sayOwnWays = (speech: Speech): readonly string[] => {
  const summoning = summoningOf(speech.card);
  if (!summoning) return [];
  const { procedure, otherProcedure, normal, only, first } = summoning;
  return [
    ...(normal ? sayNormalSummoning(normal, speech) : []),
    ...(normal?.never ? ['这张卡不能通常召唤'] : []),
    ...(procedure && !only && !first ? [sayProcedure(procedure, speech)] : []),
    ...(otherProcedure ? [sayProcedure(otherProcedure, speech)] : []),
  ];
};
/** How it is Summoned with its own materials. */
const waysOfOwn = (card: Card): string => (card.kind === 'monster' ? (OWN_WAYS_SAID[card.frame] ?? '') : '');
const OWN_WAYS_SAID: { readonly [frame in Frame]?: string } = { synchro: '同调', xyz: '超量', link: '连接' };
const sayConditions = (speech: Speech): readonly string[] => {
  const summoning = summoningOf(speech.card);
  if (!summoning) return [];
  const { only, first, procedure, neverFrom, ritualSpell, xyzOver, pendulumLevel } = summoning;
  return [
    ...(ritualSpell ? [`${speech.words.phrase(ritualSpell, {}, speech)}降临`] : []),
    ...(pendulumLevel
      ? [`${pendulumLevel}星可以灵摆召唤的场合，额外卡组的表侧表示的这张卡可以灵摆召唤`]
      : []),
    ...(xyzOver ? [sayXyzOver(xyzOver, summoning, speech)] : []),
    ...(summoning.xyzOverBinds ? [sayXyzOverBinds(summoning.xyzOverBinds, speech)] : []),
    ...(summoning.alsoOpponents
      ? [`召唤这张卡时，对方场上的表侧表示怪兽${summoning.alsoOpponents}只也能作为素材`]
      : []),
    ...(summoning.noSubstitutes ? ['这张卡的融合召唤不用上记的卡不能进行'] : []),
    ...(only?.length === 0 ? ['这张卡不能特殊召唤'] : []),
    ...(only && only.length > 0 ? [sayOnly(only, summoning, speech)] : []),
    ...(summoning.onlyByEffectOf
      ? [
          `这张卡用${either(summoning.onlyByEffectOf.map(cardName))}的效果${(only?.length ?? 0) > 0 ? '也' : '才'}能特殊召唤`,
        ]
      : []),
    ...(first && first.length > 0 ? [sayFirst(first, summoning, speech)] : []),
    ...(summoning.firstByEffectOf
      ? [`这张卡的首次特殊召唤必须用${either(summoning.firstByEffectOf.map(cardName))}的效果进行`]
      : []),
    ...(procedure?.limit && !isNumbered(speech.card)
      ? [`这个方法的${cardName(speech.card.name)}的特殊召唤${howOftenOnly(procedure.limit)}`]
      : []),
    ...(procedure?.oath ? [sayOath(procedure.oath, '这个方法', speech)] : []),
    ...(summoning.oath ? [sayOath(summoning.oath, '', speech)] : []),
    ...(summoning.oncePerTurn ? [`${cardName(speech.card.name)}1回合只能有1次特殊召唤`] : []),
    ...(summoning.ritualWithout
      ? [
          `${speech.words.phrase(summoning.ritualWithout, { where: 'unsaid' }, speech)}不能用于这张卡的仪式召唤`,
        ]
      : []),
    ...(summoning.ownIf
      ? [
          `这张卡只有${speech.words.condition(summoning.ownIf, speech).yes}的场合才能${waysOfOwn(speech.card)}召唤`,
        ]
      : []),
    ...(neverFrom
      ? [
          `${summoning.neverFromUnless ? `${speech.words.condition(summoning.neverFromUnless, speech).no}的场合，` : ''}这张卡不能从${dotted(placeNames(neverFrom))}特殊召唤`,
        ]
      : []),
  ];
};

/** "这张卡也能从那只怪兽把2个超量素材取除，在那只怪兽上面重叠来超量召唤" */
const sayXyzOver = (
  over: Filter,
  { xyzOverIf, xyzOverLimit, xyzOverDetaching }: Summoning,
  speech: Speech,
): string => {
  const when = xyzOverIf ? `${speech.words.condition(xyzOverIf, speech).yes}的场合，` : '';
  const words = speech.words.phrase(over, {}, speech);
  const who = `${when}${xyzOverLimit ? `${cardName(speech.card.name)}${howOften(xyzOverLimit)}` : '这张卡'}`;
  return xyzOverDetaching
    ? `${who}也能从${words}把${xyzOverDetaching}个超量素材取除，在那只超量怪兽上面重叠来超量召唤`
    : `${who}也能在${words}上面重叠来超量召唤`;
};

/** "这张卡通常召唤的场合，必须把3只解放作召唤", "这张卡可以不用解放作召唤" */
const sayNormalSummoning = (
  { tributes, tributing, neverSet, onlyIf, withoutTributing, onlySummonedSo }: NormalSummoning,
  speech: Speech,
): readonly string[] => [
  ...(tributes === undefined
    ? []
    : [`这张卡通常召唤的场合，必须把${tributes}只解放作${neverSet ? '召唤' : '通常召唤'}`]),
  ...(tributing
    ? [
        `这张卡上级召唤的场合，必须把${speech.words.phrase(tributing.filter, { count: { min: tributing.count, max: tributing.count } }, speech)}解放`,
      ]
    : []),
  ...(onlyIf ? [`这张卡在${speech.words.condition(onlyIf, speech).yes}的场合才能表侧表示召唤`] : []),
  ...(withoutTributing
    ? [
        clauses([
          asksNothing(withoutTributing)
            ? ''
            : `${speech.words.condition(withoutTributing, speech).yes}的场合`,
          `这张卡可以不用解放作${onlySummonedSo ? '召唤' : '通常召唤'}`,
        ]),
      ]
    : []),
];

type Way = NonNullable<Summoning['only']>[number];
/** What stands before "才能特殊召唤". */
const WAYS: { readonly [way in Way]: (summoning: Summoning, speech: Speech) => string } = {
  fusion: () => `用${SUMMON_NAMES.fusion}`,
  ritual: () => `用${SUMMON_NAMES.ritual}`,
  synchro: () => `用${SUMMON_NAMES.synchro}`,
  xyz: () => `用${SUMMON_NAMES.xyz}`,
  link: () => `用${SUMMON_NAMES.link}`,
  pendulum: () => `用${SUMMON_NAMES.pendulum}`,
  'own-effect': () => '用这张卡的效果',
  effect: () => '用卡的效果',
  procedure: () => '用这张卡记述的方法',
};
/** "这张卡不用融合召唤不能特殊召唤", "…的场合才能从手卡特殊召唤": never in another way. */
const sayOnly = (ways: readonly Way[], summoning: Summoning, speech: Speech): string => {
  const [only, more] = ways;
  const words = ways.map((way) => WAYS[way](summoning, speech));
  const procedure = summoning.procedure && ways.includes('procedure') ? summoning.procedure : undefined;
  if (!procedure)
    return ways.length === 1 ? `这张卡不${words.join('')}不能特殊召唤` : `这张卡${either(words)}才能特殊召唤`;
  const way = procedureWords(procedure, speech);
  if (only !== undefined && more === undefined)
    return `${notNormally(speech.card)}${way.means}才能${way.from}特殊召唤`;
  const others = ways.filter((each) => each !== 'procedure').map((each) => WAYS[each](summoning, speech));
  return `${notNormally(speech.card)}这张卡${either(others)}以及以下方法才能特殊召唤。\n●${way.means}可以${way.from}特殊召唤`;
};
/** "…的场合可以特殊召唤": its first Special Summon; from the Extra Deck there is no other. */
const sayFirst = (ways: readonly Way[], summoning: Summoning, speech: Speech): string => {
  const { procedure } = summoning;
  if (!procedure || !ways.includes('procedure')) {
    const words = either(ways.map((way) => WAYS[way](summoning, speech)));
    return `${notNormally(speech.card)}这张卡${words}才能${isOfMainDeck(speech.card) ? '' : '从额外卡组'}特殊召唤`;
  }
  const way = procedureWords(procedure, speech);
  const can = isOfMainDeck(speech.card) ? '可以' : '才能';
  return `${notNormally(speech.card)}${way.means}${can}${way.from}特殊召唤`;
};
const notNormally = (card: Card): string => (isOfMainDeck(card) ? '这张卡不能通常召唤。' : '');
const isOfMainDeck = (card: Card): boolean => card.kind === 'monster' && card.frame === 'effect';

const USES: { readonly [use in NonNullable<Procedure['materials']>]: string } = {
  'sent-to-gy': '送去墓地',
  banished: '除外',
  'shuffled-into-deck': '回到卡组',
};
/** "自己场上" */
const aboveIn = (procedure: Procedure): string =>
  ({
    'either-field': '自己·对方场上的上记卡',
    'either-monsters': '自己·对方的怪兽区域的上记卡',
    'your-monsters': '自己场上的上记卡',
    'your-field': '自己场上的上记卡',
    'your-places': `自己的${dotted(placeNames(procedure.materialsIn ?? []))}的上记卡`,
  })[materialsLie(procedure)];
/** "自己场上没有怪兽存在的场合，这张卡可以从手卡特殊召唤" */
const sayProcedure = (procedure: Procedure, speech: Speech): string => {
  const { condition, materials, does } = procedure;
  const means = [
    condition ? `${speech.words.condition(condition, speech).yes}的场合` : '',
    materials ? `把${aboveIn(procedure)}${USES[materials]}` : '',
    does ? speech.words.action(does, done(speech)) : '',
  ];
  return clauses([...means, `这张卡可以${fromWhere(procedure)}特殊召唤`]);
};
/** "把自己场上的上记卡除外的场合" and "从额外卡组". */
const procedureWords = (procedure: Procedure, speech: Speech): { means: string; from: string } => {
  const { condition, materials, does } = procedure;
  const means = clauses([
    condition ? speech.words.condition(condition, speech).yes : '',
    materials ? `把${aboveIn(procedure)}${USES[materials]}` : '',
    does ? speech.words.action(does, done(speech)) : '',
  ]);
  return { means: means === '' ? '' : `${means}的场合`, from: fromWhere(procedure) };
};
/** "从手卡在对方场上守备表示" */
const fromWhere = ({ from, to, positions }: Procedure): string => {
  const [position, more] = positions ?? [];
  const how = position && !more ? POSITION_NAMES[position] : '';
  return `从${dotted(placeNames(from))}${to === 'opponent' ? '在对方场上' : ''}${how}`;
};

/** "这张卡的卡名在规则上当作「鹰身女郎」使用" */
export const sayNotes = (card: Card): readonly string[] => [
  ...(card.treatedAs ? [`这张卡的卡名在规则上当作${cardName(card.treatedAs)}使用。`] : []),
  ...(staysByItsText(card) ? ['这张卡发动后继续留在场上。'] : []),
];

/** What binds the player from then on. */
function sayXyzOverBinds({ affects, modifiers }: Oath, speech: Speech): string {
  return `这个方法超量召唤的场合，直到回合结束时${sayModifiers(modifiers, subjectOf(affects, speech), speech)}`;
}

/** What binds the player the turn it is Summoned so. */
function sayOath({ affects, modifiers }: Oath, way: '' | '这个方法', speech: Speech): string {
  const said = sayModifiers(modifiers, subjectOf(affects, speech), speech);
  return `${way}把这张卡特殊召唤的回合，${said}`;
}
